import { beforeAll, describe, expect, it } from 'vitest';
import { scene } from '../src/games/titus/scene';
import { speak } from '../src/store/words.svelte';
import type { Happening, Scene } from '../src/table/scene';
import { sit } from './fixtures';

beforeAll(() => speak('en'));

interface Facts {
  type: string;
  seat: number;
  other?: number;
  coin?: number;
  points?: number;
}

/** What seat 0 is shown of an event. */
function told(event: Facts, said: string): Scene | null {
  const { table } = sit('titus-middle');
  const shown = { event, types: { seat: 'seat', other: 'seat' }, said: [said] };
  const own = event.seat === 0;
  const move = { seat: event.seat, hand: own ? 'person' : 'bot', at: 0, events: [shown] };
  const mine = !own && event.other === 0;
  return scene({ shown, move, table, before: table.view, own, mine } as unknown as Happening);
}

describe('a table of Titus tells', () => {
  it('who robs me, where my run lies, when the new side is seen', () => {
    const scene = told({ type: 'robs', seat: 2, other: 0, coin: 7 }, 'Saskia takes your 12: 11.');
    expect(scene?.captions).toMatchObject([
      { at: 'seat-0', words: 'Saskia takes your 12: 11.', mine: true, tone: 'climax' },
    ]);
    expect(scene?.captions[0]?.after).toBeGreaterThan(500);
  });

  it('a coin that is taken: it leaves, is seen with its old side, turns and is held', () => {
    for (const type of ['robs', 'gets']) {
      const [journey] = told({ type, seat: 2, other: 0, coin: 7 }, '')?.journeys ?? [];
      expect(journey?.thing).toBe('coin-7');
      expect(journey?.stops).toMatchObject([{ at: 'hand', waits: 250, turns: true }]);
    }
  });

  it('both halves of an exchange at the seat of who did not choose it', () => {
    const gives = told({ type: 'gives', seat: 2, other: 1, coin: 3 }, 'Saskia gives the 5.');
    const gets = told({ type: 'gets', seat: 2, other: 1, coin: 7 }, 'Saskia takes a coin: 11.');
    expect(gives?.captions).toMatchObject([{ at: 'seat-1', mine: false }]);
    expect(gets?.captions).toMatchObject([{ at: 'seat-1', mine: false }]);
  });

  it('no words to who exchanges, but the coin that turns', () => {
    const scene = told({ type: 'gets', seat: 0, other: 1, coin: 7 }, 'You take a coin: 11.');
    expect(scene?.captions).toEqual([]);
    expect(scene?.journeys).toHaveLength(1);
  });

  it('every run as a climax, also to who scores it', () => {
    const scored = { type: 'scores', points: 18 };
    for (const seat of [0, 2]) {
      const scene = told({ ...scored, seat }, '4 5 6 7 for 18 points.');
      expect(scene?.captions).toMatchObject([{ at: `seat-${seat}`, tone: 'climax' }]);
    }
  });

  it('nothing in words that is seen anyway', () => {
    expect(told({ type: 'takes', seat: 2, coin: 7 }, 'Saskia takes the 4.')?.captions).toEqual([]);
    expect(told({ type: 'keeps', seat: 2, coin: 7 }, 'Saskia places the 4.')).toBeNull();
  });
});
