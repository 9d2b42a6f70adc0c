import { describe, expect, it } from 'vitest';
import { boxOf, catalogue, isTogether } from '../src/store/catalogue.svelte';
import './fixtures';

describe('the boxes on the shelf', () => {
  it('hold the games that share one, the one that the box is named after first', () => {
    const games = catalogue.boxes.map(({ box, games: inside }) => [
      box,
      ...inside.map(({ game }) => game),
    ]);
    expect(games).toContainEqual(['timeline', 'timeline', 'timeline_together']);
    expect(games).toContainEqual(['titus', 'titus']);
  });

  it('say for how many players all their games are', () => {
    expect(catalogue.boxes.find(({ box }) => box === 'timeline')?.players).toEqual([1, 8]);
    expect(catalogue.boxes.find(({ box }) => box === 'telos')?.minutes).toEqual([30, 45]);
  });

  it('are known by game, as is what a game is about', () => {
    expect(boxOf('timeline_together')).toBe('timeline');
    expect(isTogether('timeline_together')).toBe(true);
    expect(isTogether('timeline')).toBe(false);
  });
});
