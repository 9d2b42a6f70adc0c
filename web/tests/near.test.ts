import { expect, test } from 'vitest';
import { beside, NEAR } from '../src/games/timeline/near.svelte';

test('a small card is seen from near above it', () => {
  const { left, top } = beside(new DOMRect(500, 400, 60, 84), 1200);
  expect(left + NEAR.width / 2).toBe(530);
  expect(top + NEAR.height).toBeLessThan(400);
});

test('it is seen below it where there is no room above, and never over an edge', () => {
  expect(beside(new DOMRect(2, 100, 60, 84), 1200)).toEqual({ left: 4, top: 192 });
  expect(beside(new DOMRect(330, 100, 30, 42), 360).left).toBe(360 - NEAR.width - 4);
});
