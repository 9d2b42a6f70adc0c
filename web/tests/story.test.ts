import { describe, expect, it } from 'vitest';
import { lying, takenCards } from '../src/games/telos/lying';
import {
  minusTaken,
  playingOrder,
  roundEnd,
  takenTrick,
  trickShown,
} from '../src/games/telos/story';
import { telosView } from '../src/games/telos/view';
import type { News } from '../src/net/messages';
import { SCENES } from './fixtures';

const at = (scene: string) => SCENES.get(scene)?.news as News;

describe('the trick that lies there', () => {
  it('is the one under way', () => {
    const { laid, ahead } = trickShown(at('telos-six'));
    expect(laid).toEqual(telosView(at('telos-six').view).trick.laid);
    expect(laid.some(({ seat }) => seat === ahead)).toBe(true);
  });

  it('is empty once it was taken, and lies at its winner’s', () => {
    const news = at('telos-lead');
    expect(trickShown(news).laid).toEqual([]);
    const taken = takenTrick(news);
    expect(taken?.laid.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    expect(taken?.laid.some(({ seat }) => seat === taken.ahead)).toBe(true);
  });

  it('has not been taken before the first has', () => {
    expect(takenTrick(at('telos-start'))).toBeNull();
  });

  it('is the last one between two rounds, without the card that became a minus card', () => {
    const news = at('telos-round');
    expect(takenTrick(news)?.laid).toHaveLength(5);
    expect(takenCards(news)?.laid).toHaveLength(4);
    expect(takenCards(news)?.laid.map(({ seat }) => seat)).not.toContain(minusTaken(news.moves));
  });

  it('gives every card that is seen a place of its own', () => {
    const places = lying(at('telos-round')).map(({ place }) => place);
    expect(places.filter((place) => place === 'hand-2')).toHaveLength(11);
    expect(places.filter((place) => place.startsWith('trick-'))).toHaveLength(4);
    expect(places.filter((place) => place.startsWith('minus-'))).toHaveLength(1);
  });

  it('is played to in the direction of play, from the leader on', () => {
    const view = telosView(at('telos-six').view);
    expect(view.direction).toBe('counterclockwise');
    const order = playingOrder(view);
    expect(order).toEqual([1, 0, 5, 4, 3, 2]);
    expect(order.slice(0, 4)).toEqual(view.trick.laid.map(({ seat }) => seat));
  });
});

describe('the end of a round', () => {
  it('is told until the first trick of the next is over', () => {
    const told = roundEnd(at('telos-round').moves);
    expect(told[0]).toMatch(/wins the last trick with 11: 11 minus points/);
    expect(told[1]).toMatch(/^Round 2:/);
    expect(told).toHaveLength(2);
    expect(roundEnd(at('telos-lead').moves)).toEqual([]);
  });
});
