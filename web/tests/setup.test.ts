import { describe, expect, it } from 'vitest';
import { ownSeats } from '../src/net/sitting';
import type { GameShown } from '../src/net/messages';
import { firstPlan, resized } from '../src/ui/setup';

const game: GameShown = {
  game: 'telos',
  players: [3, 4],
  options: [{ name: 'powers', default: false, allowed: [false, true] }],
};

describe('setting up a table', () => {
  it('begins with one person and bots, or with people only', () => {
    expect(firstPlan(game, true, 'casual').seats).toEqual([null, 'casual', 'casual']);
    expect(firstPlan(game, false, 'casual').seats).toEqual([null, null, null]);
    expect(firstPlan(game, true, 'casual').options).toEqual({ powers: false });
  });

  it('keeps to the number of players of the game', () => {
    const plan = firstPlan(game, true, 'casual');
    expect(resized(plan, -1, game, null)).toBe(plan);
    const four = resized(plan, 1, game, 'casual');
    expect(four.seats).toHaveLength(4);
    expect(resized(four, 1, game, 'casual')).toBe(four);
  });

  it('seats everybody round one screen, and otherwise the first person', () => {
    const plan = { ...firstPlan(game, false, ''), seats: [null, 'casual', null] };
    expect(ownSeats(plan, 'one-screen')).toEqual([0, 2]);
    expect(ownSeats(plan, 'friends')).toEqual([0]);
  });
});
