import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_MOVE, LastMove } from '../src/table/last-move.svelte';

describe('the end of a game', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is spoken of after a moment for the last move', () => {
    const lastMove = new LastMove(false);
    lastMove.follow(true);
    vi.advanceTimersByTime(1_500);
    expect(lastMove.isSeen).toBe(false);
    vi.advanceTimersByTime(LAST_MOVE - 1_500);
    expect([lastMove.isSeen, lastMove.isLive]).toEqual([true, true]);
  });

  it('is there at once for somebody who comes later', () => {
    const lastMove = new LastMove(true);
    lastMove.follow(true);
    expect([lastMove.isSeen, lastMove.isLive]).toEqual([true, false]);
  });

  it('is taken back with the last move', () => {
    const lastMove = new LastMove(true);
    lastMove.follow(false);
    expect(lastMove.isSeen).toBe(false);
  });

  it('is not spoken of where one has left the table before', () => {
    const lastMove = new LastMove(false);
    const stop = lastMove.follow(true);
    stop();
    vi.advanceTimersByTime(2 * LAST_MOVE);
    expect(lastMove.isSeen).toBe(false);
  });
});
