import { describe, expect, it } from 'vitest';
import { around } from '../src/table/around';

const seats = (count: number): number[] => Array.from({ length: count }, (_, place) => place + 1);

describe('the others round the table', () => {
  it('faces the only one', () => {
    expect(around([1])).toEqual({ left: [], far: [1], right: [] });
  });

  it('has two at the left and the right', () => {
    expect(around([1, 2])).toEqual({ left: [1], far: [], right: [2] });
  });

  it('has five on the far side and twice at the flanks', () => {
    expect(around(seats(5))).toEqual({ left: [1, 2], far: [3], right: [4, 5] });
  });

  it('keeps everybody in playing order, however many there are', () => {
    for (let count = 0; count <= 9; count++) {
      const { left, far, right } = around(seats(count));
      expect([...left, ...far, ...right]).toEqual(seats(count));
    }
  });
});
