import { describe, expect, it } from 'vitest';
import { lying } from '../src/games/telos/lying';
import { roundEnd, trickShown } from '../src/games/telos/story';
import { telosView } from '../src/games/telos/view';
import type { News } from '../src/net/messages';
import { SCENES } from './fixtures';

const at = (scene: string) => SCENES.get(scene)?.news as News;

describe('the trick that lies there', () => {
  it('is the one under way', () => {
    const { laid, done } = trickShown(at('telos-six'));
    expect(laid).toEqual(telosView(at('telos-six').view).trick.laid);
    expect(done).toBe(false);
  });

  it('is the one before until somebody leads, with who took it', () => {
    const news = at('telos-lead');
    expect(telosView(news.view).trick.laid).toEqual([]);
    const { laid, ahead, done } = trickShown(news);
    expect(done).toBe(true);
    expect(laid.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    expect(laid.some(({ seat }) => seat === ahead)).toBe(true);
  });

  it('is the last one between two rounds, and nothing before the first', () => {
    expect(trickShown(at('telos-round')).laid).toHaveLength(5);
    const [lead] = at('telos-lead').moves;
    expect(trickShown({ ...at('telos-lead'), moves: lead ? [lead] : [] }).laid).toEqual([]);
  });

  it('gives every card that is seen a place of its own', () => {
    const places = lying(at('telos-round')).map(({ place }) => place);
    expect(places.filter((place) => place === 'hand')).toHaveLength(11);
    expect(places.filter((place) => place.startsWith('laid-'))).toHaveLength(5);
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
