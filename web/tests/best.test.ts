import { beforeEach, describe, expect, it } from 'vitest';
import { forgetBest, keepBest } from '../src/store/best';

describe('the best score on this device', () => {
  beforeEach(forgetBest);

  it('is the first one, until a better one comes', () => {
    expect(keepBest('timeline_together', 'a', -3)).toEqual({ points: -3, table: 'a' });
    expect(keepBest('timeline_together', 'b', 12)).toEqual({ points: 12, table: 'b' });
    expect(keepBest('timeline_together', 'c', 7)).toEqual({ points: 12, table: 'b' });
  });

  it('is the same when its end is looked at again', () => {
    keepBest('timeline_together', 'a', 5);
    expect(keepBest('timeline_together', 'a', 5)).toEqual({ points: 5, table: 'a' });
  });

  it('is kept for each game, and can be forgotten', () => {
    keepBest('timeline_together', 'a', 5);
    expect(keepBest('other', 'b', 1).points).toBe(1);
    forgetBest();
    expect(keepBest('timeline_together', 'c', 2).points).toBe(2);
  });
});
