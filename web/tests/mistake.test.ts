import { describe, expect, it } from 'vitest';
import { lastMistake } from '../src/games/tabulos/mistake';
import { SCENES } from './fixtures';

const movesOf = (scene: string) => SCENES.get(scene)?.news.moves ?? [];

describe('a mistake', () => {
  it('is explained in the words of the log, with what would have been right', () => {
    const found = lastMistake(movesOf('tabulos-mistake'));
    expect(found?.why[0]).toMatch(/takes the card back: 3 × 9 is 27, not/);
    for (const sum of found?.sums ?? []) {
      const [one, other] = sum.split(' × ').map(Number);
      expect(String((one ?? 0) * (other ?? 0))).toBe(found?.card);
    }
    expect(found?.sums).not.toEqual([]);
  });

  it('is forgotten with the next card that is laid rightly', () => {
    expect(lastMistake(movesOf('tabulos-wait'))).toBeNull();
    expect(lastMistake([])).toBeNull();
  });
});
