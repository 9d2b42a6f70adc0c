import { describe, expect, it } from 'vitest';
import type { Replay } from '../src/net/messages';
import { hasHand, keyedMove, newsAt } from '../src/table/replaying';

const files = import.meta.glob<Replay[]>('../fixtures/replay.json', {
  eager: true,
  import: 'default',
});
const game = Object.values(files)[0] as Replay[];
const at = game[3] as Replay;

describe('a game of before', () => {
  it('is a table at which nothing is asked', () => {
    const news = newsAt(at, 0);
    expect([news.prompt, news.seats, news.undo]).toEqual([null, [], null]);
    expect(news.view).toBe(at.views[0]);
    expect(news.eyes).toBe(at.views[0]?.seat);
  });

  it('is over only at its last move', () => {
    expect(newsAt(at, 0).table.status).toBe('playing');
    expect(newsAt(game.at(-1) as Replay, 0).table.status).toBe('over');
  });

  it('seen by nobody has nobody in front', () => {
    expect(newsAt(at, null).eyes).toBeNull();
  });

  it('has cards to lay open where there are hands', () => {
    expect(hasHand(at.views[0])).toBe(true);
    const open = { game: 'titus', seat: 0, players: 2, over: false, hand: null };
    expect(hasHand(open)).toBe(false);
  });

  it('is stepped through by keys, not beyond its ends', () => {
    const keyed = (key: string) => keyedMove(key, at);
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map(keyed)).toEqual([
      at.move - 1,
      at.move + 1,
      0,
      at.moves,
      null,
    ]);
    expect(keyedMove('ArrowLeft', game[0] as Replay)).toBeNull();
    expect(keyedMove('ArrowRight', game.at(-1) as Replay)).toBeNull();
  });
});
