import { describe, expect, it } from 'vitest';
import { ownTexts } from '../texts';

describe('the texts of the client', () => {
  const file = [
    '## Télos',
    'event-telos-passes = { $you ->',
    '    [seat] You pass.',
    '   *[no] { $name } passes.',
    '}',
    '# $count: cards',
    'web-cards = { $count ->',
    '    [one] one card',
    '   *[other] { $count } cards',
    '}',
    'cli-stop = Stop with Ctrl-C.',
    '    Then it ends.',
    '',
  ].join('\n');

  it('are those that it says itself', () => {
    expect(ownTexts(file)).toBe(
      'web-cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n',
    );
  });
});
