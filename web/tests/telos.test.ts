import { beforeAll, describe, expect, it } from 'vitest';
import { climax, scene } from '../src/games/telos/scene';
import { cardKind, DIVINE, GIVE } from '../src/games/telos/side';
import { takenTrick } from '../src/games/telos/story';
import { isTelosAction, telosView } from '../src/games/telos/view';
import type { News } from '../src/net/messages';
import type { TableStore } from '../src/store/table.svelte';
import { speak } from '../src/store/words.svelte';
import { held, sceneOf, type Caption, type Scene } from '../src/table/scene';

import { BOARDS, SCENES, sit } from './fixtures';

beforeAll(() => speak('en'));

const swapping = { id: DIVINE, kind: DIVINE };

function cards(table: TableStore, type: string): string[] {
  const forms = table.offered.map(({ form }) => form).filter(isTelosAction);
  return forms.filter((form) => form.type === type).flatMap((form) => form.cards);
}

/** A card of the hand that can't be played, but could be swapped. */
function unplayable(table: TableStore): string {
  const plays = cards(table, 'play');
  return cards(table, 'swap').find((card) => !plays.includes(card)) ?? '';
}

describe('the divine card', () => {
  it('lets only those cards glow that may be played', () => {
    const { table } = sit('telos-divine');
    for (const card of telosView(table.view).hand ?? []) {
      expect(table.glows(cardKind(card), true)).toBe(cards(table, 'play').includes(card));
    }
  });

  it('lets no card glow while others play', () => {
    const { table } = sit('telos-six');
    expect(cards(table, 'swap')).not.toEqual([]);
    for (const card of telosView(table.view).hand ?? []) {
      expect(table.glows(cardKind(card), true)).toBe(false);
    }
  });

  it('does not ask whether to play a card that can only be swapped', () => {
    const { table } = sit('telos-divine');
    const card = unplayable(table);
    table.point({ id: card, kind: cardKind(card) });
    expect(table.pointed).toEqual([]);
    expect(table.side.asks(table)).toMatch(/^Match or beat 9/);
  });

  it('is swapped by pointing at it, at a card, and saying yes', () => {
    const { table, still } = sit('telos-divine');
    const card = unplayable(table);
    table.point(swapping);
    expect(table.side.asks(table)).toMatch(/^Which card do you give/);
    table.point({ id: card, kind: cardKind(card) });
    expect(table.side.asks(table)).toBe(`Give ${card} for your divine card? There is no way back.`);
    expect(still.acted).toEqual([]);
    table.point({ id: GIVE, kind: GIVE });
    expect(still.acted).toEqual([{ type: 'swap', cards: [card] }]);
  });

  it('is not swapped by a card that was chosen to be played', () => {
    const { table, still } = sit('telos-divine');
    const [card = ''] = cards(table, 'play');
    table.point({ id: card, kind: cardKind(card) });
    expect(table.isLit(DIVINE)).toBe(false);
    table.point(swapping);
    expect(table.pointed).toEqual([swapping]);
    expect(still.acted).toEqual([]);
  });
});

describe('what is asked', () => {
  it('names the cards of the hand that can follow', () => {
    const { table } = sit('telos-follow');
    expect(table.side.asks(table)).toBe('Match or beat 10: your 10, 11, 12 and 13 can.');
  });

  it('names the card that has to be thrown', () => {
    const { table } = sit('telos-follow');
    const view = { ...telosView(table.view), must_throw: true };
    const legal = [{ text: 'play 1', form: { type: 'play', cards: ['1'] } }];
    const prompt = table.news.prompt && { ...table.news.prompt, legal };
    table.hear({ ...table.news, view, prompt });
    expect(table.side.asks(table)).toBe('You can’t match or beat 10: throw your 1.');
  });

  it('is to wait while others play, though one may swap', () => {
    const { table } = sit('telos-six');
    expect(table.asked).toBe(true);
    expect(table.side.asks(table)).toBe('Waiting for Omar.');
  });
});

/** The last move of the film, as it is told. */
function told(): { table: TableStore; shown: Scene } {
  const { table } = sit('film-telos');
  const before = table.news;
  const after = SCENES.get('film-telos')?.then as News;
  const board = BOARDS.get('telos');
  table.hear(after);
  const shown = board && sceneOf(table, board, before);
  if (!shown) throw new Error('Nothing is told.');
  return { table, shown };
}

describe('the end of a round', () => {
  it('tells who has to take the last trick that it is theirs, long enough to be read', () => {
    const { shown } = told();
    const [caption] = shown.captions as [Caption];
    expect(shown.captions).toHaveLength(1);
    expect(caption).toMatchObject({ at: 'seat-0', mine: true, tone: 'climax' });
    expect(caption.words).toBe('You win the last trick with 9: 9 minus points, 9 in all.');
    expect(held(caption, 1)).toBeGreaterThan(1_500);
  });

  it('holds the trick, and lets the winning card go to the minus cards', () => {
    const { shown } = told();
    const [winner, ...others] = shown.journeys.filter(({ stops }) => stops.length > 0);
    expect(winner?.thing).toMatch(/^9-/);
    expect(winner?.stops.every(({ at, fills }) => at === 'lay-0-0' && fills)).toBe(true);
    expect(others.map(({ stops: [stop] }) => stop?.at)).toEqual(['lay-1-0', 'lay-2-0', 'lay-3-0']);
    const rests = others.map(({ stops: [stop] }) => stop?.rest ?? 0);
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(1_500);
  });

  it('deals the next cards when the last trick was seen', () => {
    const { table, shown } = told();
    const dealt = shown.journeys.filter(({ after = 0 }) => after > 0);
    expect(dealt).toHaveLength(telosView(table.view).hand?.length ?? 0);
    expect(Math.min(...dealt.map(({ after = 0 }) => after))).toBeGreaterThan(2_000);
  });
});

describe('a trick', () => {
  it('that is over is gathered by its winner, and said to be theirs', () => {
    const { table } = sit('telos-lead');
    const move = table.news.moves.findLast(({ events }) =>
      events.some(({ event }) => event.type === 'trick'),
    );
    const shown = move?.events.find(({ event }) => event.type === 'trick');
    if (!move || !shown) throw new Error('No trick was taken.');
    const one = { shown, move, table, before: table.view, own: true, mine: false };
    const { captions = [], journeys = [] } = scene(one) ?? {};
    expect(captions[0]?.words).toBe(shown.said.join(' '));
    expect(captions[0]?.at).toBe(`seat-${takenTrick(table.news)?.ahead}`);
    expect(journeys.length).toBeGreaterThanOrEqual(4);
  });

  it('is the climax of a round where it is the last', () => {
    expect(climax(sit('film-telos').table)).toBe(true);
    expect(climax(sit('telos-follow').table)).toBe(false);
    expect(climax(sit('telos-end').table)).toBe(false);
  });
});
