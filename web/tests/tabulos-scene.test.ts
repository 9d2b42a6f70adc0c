import { beforeAll, describe, expect, it } from 'vitest';
import { namesAt } from '../src/games/tabulos/lying';
import { scene } from '../src/games/tabulos/scene';
import { tabulosView } from '../src/games/tabulos/view';
import { speak } from '../src/store/words.svelte';
import type { Happening, Scene } from '../src/table/scene';
import { BOARDS, sit } from './fixtures';

beforeAll(() => speak('en'));

interface Facts {
  type: string;
  seat: number;
  [fact: string]: unknown;
}

const SAYS = { type: 'says', card: 28, top: 7, first: 3, second: 9, call: 'silent', tables: ['7'] };

/** What seat 0 is shown of an event, after those before it in the same move. */
function told(event: Facts, said = 'Words.', before: Facts[] = []): Scene | null {
  const { table } = sit('tabulos-start');
  namesAt(table).at(tabulosView(table.view), 'pile');
  const show = (one: Facts, words: string) => ({ event: one, types: {}, said: [words] });
  const shown = show(event, said);
  const own = event.seat === 0;
  const events = [...before.map((one) => show(one, '')), shown];
  const move = { seat: event.seat, hand: own ? 'person' : 'bot', at: 0, events };
  return scene({
    shown,
    move,
    table,
    before: table.view,
    own,
    mine: false,
  } as unknown as Happening);
}

describe('a table of Tabulos tells', () => {
  it('what somebody says, and on the card whether it was right', () => {
    const scene = told({ ...SAYS, seat: 2, right: 'yes' }, 'Saskia says 4 × 7.');
    expect(scene?.captions).toMatchObject([{ at: 'seat-2', tone: 'right' }]);
    expect(scene?.journeys[0]?.stops).toMatchObject([{ at: 'down', mark: 'right' }]);
  });

  it('me by a mark alone that I was right', () => {
    const scene = told({ ...SAYS, seat: 0, right: 'yes' });
    expect(scene?.captions).toEqual([]);
    expect(scene?.journeys[0]?.stops[0]?.mark).toBe('right');
  });

  it('a mistake of mine with what was right and what it costs, until I tap or play', () => {
    const says = { ...SAYS, seat: 0, right: 'no' };
    const wrong = told({ type: 'miscounts', seat: 0 }, '3 × 9 is 27, not 28.', [says]);
    expect(wrong?.captions).toMatchObject([
      { at: 'seat-0', tone: 'wrong', mine: true, stays: true, after: 0 },
    ]);
    expect(wrong?.captions[0]?.words).toContain('3 × 9 is 27, not 28.');
    expect(wrong?.captions[0]?.words).toContain('7 × 4');
    const paid = told({ type: 'draws', seat: 0, cause: 'mistake' }, 'You draw a card: 45.');
    expect(paid?.captions).toMatchObject([{ at: 'seat-0', mine: true, stays: true }]);
  });

  it('a mistake of somebody else for a while', () => {
    const wrong = told({ type: 'does_not_fit', seat: 3 });
    expect(wrong?.captions).toMatchObject([{ at: 'seat-3', tone: 'wrong', stays: false }]);
  });

  it('who is caught, by whom, and the card that is drawn', () => {
    const scene = told({ type: 'catches', seat: 2, other: 0, card: 36 }, 'Saskia catches you.');
    expect(scene?.captions).toMatchObject([
      { at: 'seat-2', words: 'Caught!', tone: 'climax' },
      { at: 'seat-0', words: 'Saskia catches you.', mine: true },
    ]);
    const drawn = told({ type: 'draws', seat: 0, cause: 'caught' }, 'You draw a card: 45.');
    expect(drawn?.captions).toMatchObject([{ at: 'seat-0', mine: true }]);
  });

  it('whom an end point hits: to draw, then to miss the turn', () => {
    const drawn = told({ type: 'draws', seat: 0, cause: 'end_point' });
    const misses = told({ type: 'misses', seat: 0 });
    expect(drawn?.captions).toMatchObject([{ at: 'seat-0', mine: true }]);
    expect(misses?.captions).toMatchObject([{ at: 'seat-0', mine: true }]);
    expect(misses?.captions[0]?.after).toBeGreaterThan(drawn?.captions[0]?.after ?? 0);
  });

  it('that the direction turns, where the direction is shown', () => {
    expect(told({ type: 'turns', seat: 2 })?.captions).toMatchObject([{ at: 'direction' }]);
  });

  it('the same of a square, whether "reverse!" was called or forgotten (TAB-12)', () => {
    const of = (call: string) => told({ ...SAYS, seat: 2, right: 'yes', call }, 'Words.');
    expect(of('called')?.captions).toEqual(of('silent')?.captions);
  });

  it('the last card that was not called in lower light', () => {
    const { table } = sit('tabulos-start');
    const climax = BOARDS.get('tabulos')?.climax;
    expect(climax?.(table)).toBe(false);
    table.news = { ...table.news, view: { ...table.view, phase: 'asking' } as never };
    expect(climax?.(table)).toBe(true);
  });
});
