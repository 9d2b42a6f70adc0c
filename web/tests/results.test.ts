import { describe, expect, it } from 'vitest';
import type { MoveShown } from '../src/net/messages';
import { told } from '../src/games/timeline/results';
import { SCENES } from './fixtures';

const movesOf = (scene: string) => SCENES.get(scene)?.news.moves ?? [];

function placed(seat: number, card: number, right: string): MoveShown {
  const event = { type: 'placed', seat, cards: [String(card)], date: '1844', right };
  return {
    seat,
    hand: 'person',
    at: 0,
    events: [{ event, types: {}, said: [`${seat} places ${card}`] }],
  };
}

describe('a card that was turned over', () => {
  it('is told to who played it, however quick the others are', () => {
    const moves = [placed(0, 7, 'no'), placed(1, 8, 'yes'), placed(2, 9, 'no')];
    const { main, others } = told(moves, 0, 3) ?? {};
    expect(main).toMatchObject({ card: '7', fate: 'wrong', said: '0 places 7' });
    expect(others?.map(({ seat, fate }) => [seat, fate])).toEqual([
      [2, 'wrong'],
      [1, 'right'],
    ]);
  });

  it('is told to who only looks on, the last one first', () => {
    const { main, others } = told([placed(0, 7, 'no'), placed(1, 8, 'yes')], null, 2) ?? {};
    expect(main?.card).toBe('8');
    expect(others?.map(({ card }) => card)).toEqual(['7']);
    expect(told([], null, 2)).toBeNull();
  });

  it('is told in the words of the log', () => {
    const { main } = told(movesOf('timeline-middle'), 0, 4) ?? {};
    expect(main?.said).toMatch(/^You place “Disney’s film ‘Frozen’ is released”.*: 2013, right\.$/);
  });

  it('found a place together, or none, or was laid away', () => {
    const fates = (scene: string) => {
      const all = told(movesOf(scene), null, 5);
      return [all?.main, ...(all?.others ?? [])].map((one) => one?.fate);
    };
    expect(fates('together-middle')).toEqual(['placed', 'placed', 'nowhere', 'placed', 'placed']);
    expect(fates('together-eight')).toContain('discarded');
  });
});
