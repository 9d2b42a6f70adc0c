import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/store/words.svelte';
import { nextEyes, openlyTold } from '../src/pages/hotseat';
import { BOARDS, SCENES } from './fixtures';

const news = SCENES.get('telos-wait')?.news;

beforeAll(() => speak('en'));

describe('round one screen', () => {
  it('the next eyes are those of who is waited for', () => {
    if (!news) throw new Error('the scene is not there');
    const waited = news.table.seats.findIndex((seat) => seat.waited_for);
    expect(nextEyes({ ...news, seats: [0, 1, 2, 3, 4] })).toBe(waited);
  });

  it('one player at a screen keeps the own eyes', () => {
    if (!news) throw new Error('the scene is not there');
    expect(nextEyes(news)).toBe(0);
  });

  it('the curtain tells what anybody may know, and nothing of what a player saw', () => {
    if (!news) throw new Error('the scene is not there');
    expect(openlyTold(news, undefined)).toEqual([]);
    const open = openlyTold({ ...news, eyes: null }, undefined);
    expect(open.length).toBeGreaterThan(0);
    expect(news.moves.at(-1)?.events.flatMap(({ said }) => said)).toContain(open.at(-1));
  });

  it('the curtain tells the right sum after a wrong one', () => {
    const mistaken = SCENES.get('tabulos-mistake')?.news;
    if (!mistaken) throw new Error('the scene is not there');
    expect(openlyTold({ ...mistaken, eyes: null }, BOARDS.get('tabulos')?.side).at(-1)).toMatch(
      /^Right would have been: .*×/,
    );
  });
});
