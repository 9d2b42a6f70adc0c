import { describe, expect, it } from 'vitest';
import { fitting, lines, WORDS } from '../src/games/timeline/fit';

describe('the words on a card', () => {
  it('are as large as they have room for', () => {
    expect(fitting(10, WORDS, () => true)).toBeCloseTo(12.8);
    expect(fitting(10, WORDS, (size) => size < 10.5)).toBeCloseTo(10.2);
  });

  it('are small where they have none, but can still be read', () => {
    expect(fitting(20, WORDS, () => false)).toBeCloseTo(15.6);
    expect(fitting(8, WORDS, () => false)).toBe(7.5);
  });

  it('stand in whole lines, one at least', () => {
    expect(lines(39, 10)).toBe(3);
    expect(lines(40, 10)).toBe(4);
    expect(lines(3, 10)).toBe(1);
  });
});
