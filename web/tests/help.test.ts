import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HintShown, News, Reply, TipShown } from '../src/net/messages';
import { Help } from '../src/store/help.svelte';
import { settings } from '../src/store/settings.svelte';
import { forgetTips } from '../src/store/tips';
import { speak } from '../src/store/words.svelte';
import { SCENES } from './fixtures';

beforeAll(() => speak('en'));
beforeEach(() => {
  forgetTips();
  settings.setTips(true);
});

const HINT: HintShown = {
  type: 'hint',
  id: '1',
  position: 8,
  look: 'Look at your low cards.',
  do: 'Play the 7.',
  why: 'It is enough.',
  action: null,
};
const ZEUS: TipShown = { key: 'telos-zeus', text: 'You hold a Zeus.' };
const LAST: TipShown = { key: 'telos-last_trick', text: 'The last trick.' };

/** The news of a scene at a position, with tips about it. */
function at(position: number, ...tips: TipShown[]): News {
  const news = SCENES.get('telos-follow')?.news;
  if (!news?.prompt) throw new Error('In this scene the game waits for somebody.');
  return { ...news, prompt: { ...news.prompt, id: position, waited_for: true }, tips };
}

function helping(reply: Reply): { help: Help; refused: string[] } {
  const refused: string[] = [];
  const connection = { ask: () => Promise.resolve(reply) };
  const help = new Help(connection, ({ message }) => refused.push(message));
  help.hear(at(8));
  return { help, refused };
}

describe('a hint', () => {
  it('comes in two steps, and goes with its position', async () => {
    const { help } = helping(HINT);
    await help.ask(0);
    expect([help.hint?.look, help.told]).toEqual(['Look at your low cards.', false]);
    await help.ask(0);
    expect([help.hint?.why, help.told]).toEqual(['It is enough.', true]);
    help.hear(at(9));
    expect(help.hint).toBeNull();
  });

  it('that comes too late is not shown', async () => {
    const { help } = helping(HINT);
    const asked = help.ask(0);
    help.hear(at(9));
    await asked;
    expect(help.hint).toBeNull();
  });

  it('that is refused is told like any refusal', async () => {
    const message = 'The host has not allowed hints.';
    const refusal = { type: 'refusal', id: '1', code: 'no_hints', message } as const;
    const { help, refused } = helping({ ...refusal, rule: null, reason: null });
    await help.ask(0);
    expect([help.hint, refused]).toEqual([null, [message]]);
  });
});

describe('a tip', () => {
  it('comes once, the most urgent first, and one at a time', () => {
    const { help } = helping(HINT);
    help.hear(at(9, LAST, ZEUS));
    expect(help.tip).toEqual(LAST);
    help.hear(at(9, LAST, ZEUS));
    expect(help.tip).toEqual(LAST);
    help.hear(at(10, LAST, ZEUS));
    expect(help.tip).toEqual(ZEUS);
    help.hear(at(11, LAST, ZEUS));
    expect(help.tip).toBeNull();
  });

  it('does not come to those who want none', () => {
    const { help } = helping(HINT);
    help.hear(at(9, LAST));
    help.silence();
    help.hear(at(10, ZEUS));
    expect([help.tip, settings.tips]).toEqual([null, false]);
  });
});

describe('a bot', () => {
  it('says why it did something, until the next move', async () => {
    const { help } = helping({ type: 'explanation', id: '1', why: 'A Zeus.', secret: false });
    await help.explain(2);
    expect(help.reasons).toEqual({ 2: 'A Zeus.' });
    help.hear(at(9));
    expect(help.reasons).toEqual({});
  });
});
