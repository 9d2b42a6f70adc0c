import { describe, expect, it } from 'vitest';
import type { News } from '../src/net/messages';
import { whoWouldStop } from '../src/table/stopping';
import { SCENES } from './fixtures';

/** A table where these seats agree to stop; the first two are of one member. */
function news(status: 'playing' | 'over', ...agree: number[]): News {
  const scene = SCENES.get('telos-follow')?.news;
  if (!scene) throw new Error('the scene is not there');
  const seats = scene.table.seats.map((seat, at) => ({
    ...seat,
    member: Math.max(at - 1, 0),
    agrees_to_end: agree.includes(at),
  }));
  return { ...scene, table: { ...scene.table, status, seats } };
}

describe('ending a game by agreement', () => {
  it('names each member who would stop once', () => {
    expect(whoWouldStop(news('playing', 0, 1, 3))).toEqual([0, 2]);
  });

  it('is no question any more after the end', () => {
    expect(whoWouldStop(news('over', 0, 1))).toEqual([]);
  });
});
