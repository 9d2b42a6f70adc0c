import { beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '../src/table/drawer/book';
import { isAtEnd } from '../src/table/drawer/reading';
import { speak, speech } from '../src/store/words.svelte';
import { CATALOGUE } from './fixtures';

beforeAll(() => speak('nl'));

const rulesOf = (sets: string[]) => sets.flatMap((set) => speech.words?.rules(set) ?? []);

describe('the rule book', () => {
  it.each(CATALOGUE.games)('of $game has a heading over every part', (game) => {
    const parts = partsOf(rulesOf(game.rules));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every(({ heading }) => heading !== '')).toBe(true);
    expect(parts.flatMap(({ rules }) => rules)).toEqual(rulesOf(game.rules));
  });

  it('has its rules where they belong', () => {
    const end = partsOf(rulesOf(['TAB'])).find(({ heading }) => heading === 'Het einde');
    expect(end?.rules).toEqual(['TAB-15', 'TAB-16', 'TAB-20']);
  });
});

describe('the log', () => {
  it('reads on at its end, and nowhere else', () => {
    const page = { clientHeight: 300, scrollHeight: 900 };
    expect(isAtEnd({ ...page, scrollTop: 590 })).toBe(true);
    expect(isAtEnd({ ...page, scrollTop: 400 })).toBe(false);
    expect(isAtEnd({ scrollTop: 0, clientHeight: 300, scrollHeight: 200 })).toBe(true);
  });
});
