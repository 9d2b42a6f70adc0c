import { describe, expect, it } from 'vitest';
import {
  againstScene,
  isAgainstClimax,
  isTogetherClimax,
  togetherScene,
} from '../src/games/timeline/scene';
import { turned } from '../src/games/timeline/turned';
import { againstView, togetherView } from '../src/games/timeline/view';
import type { Facts, LessonShown, MoveShown, News } from '../src/net/messages';
import { TableStore } from '../src/store/table.svelte';
import { sceneOf, type Happening, type Scene } from '../src/table/scene';
import { BOARDS, SCENES, sit } from './fixtures';

const said = ['You place “The Moon” before “Troy”: 1969, wrong.'];

function happening(table: TableStore, event: Facts, own = true): Happening {
  const shown = { event, types: {}, said };
  const move: MoveShown = { seat: 0, hand: 'person', at: 0, events: [shown] };
  return { shown, move, table, before: table.view, own, mine: false };
}

const stopsOf = (scene: Scene | null) => scene?.journeys[0]?.stops.map(({ at }) => at);

describe('a card that is placed in the game against each other', () => {
  const { table } = sit('timeline-middle');
  const view = againstView(table.view);
  const missed = String(view.discards.at(-1)?.name);
  const placed = (card: string, right: string): Facts => ({
    ...{ type: 'placed', seat: 0, cards: [card], gap: 2, date: '1969', right },
    ...{ order: 'after', beside: [] },
  });

  it('lies where it was put before it is turned, and stays there if that is right', () => {
    const card = String(view.line[3]?.name);
    const scene = againstScene(happening(table, placed(card, 'yes')));
    expect(scene?.journeys[0]).toMatchObject({
      thing: `event-${card}`,
      stops: [{ at: `event-${card}`, turns: true, mark: 'right' }],
    });
    expect(scene?.journeys[0]?.stops[0]?.waits).toBeGreaterThan(300);
    expect(scene?.captions).toMatchObject([{ words: said[0], tone: 'right', mine: true }]);
  });

  it('goes to the gap that was chosen if that is wrong, and then to where it belongs', () => {
    const scene = againstScene(happening(table, placed(missed, 'no')));
    expect(stopsOf(scene)).toEqual(['gap-2', `gap-${view.belongs}`]);
    expect(scene?.journeys[0]?.stops[0]).toMatchObject({ turns: true, mark: 'wrong', opens: true });
    expect(scene?.captions).toMatchObject([{ at: 'line', tone: 'wrong', stays: true }]);
  });

  it('is not said to belong anywhere once it was shuffled into a new pile', () => {
    expect(stopsOf(againstScene(happening(table, placed('999', 'no'))))).toEqual(['gap-2']);
  });

  it('is told of others too, but does not stay', () => {
    const [caption] = againstScene(happening(table, placed(missed, 'no'), false))?.captions ?? [];
    expect(caption).toMatchObject({ words: said[0], stays: false, mine: false });
  });

  it('gives its date away neither in words nor by its face before it is turned', () => {
    for (const right of ['yes', 'no']) {
      const scene = againstScene(happening(table, placed(missed, right)));
      expect(scene?.captions[0]?.after).toBeGreaterThan(1_000);
      expect(scene?.journeys[0]?.back).toBe(`light-${missed}`);
    }
  });

  it('is followed by the card that is drawn for it, not accompanied', () => {
    const card = String(view.hands[0]?.[0]?.name);
    const event = { type: 'draws', seat: 0, cards: [card] };
    const draws = happening(table, event);
    expect(againstScene(draws)?.journeys[0]?.after).toBe(0);
    draws.move.events.unshift({ event: placed(missed, 'no'), types: {}, said: [] });
    expect(againstScene(draws)?.journeys[0]?.after).toBeGreaterThan(2_000);
    expect(againstScene(draws)?.captions).toEqual([]);
  });
});

describe('a card that is tried together', () => {
  const { table } = sit('together-middle');
  const view = togetherView(table.view);
  const tries = (card: string, where: string): Facts => ({
    ...{ type: 'tries', seat: 0, cards: [card], date: '1969', where },
  });

  it('is turned in the middle, for all to see, and then goes where its date puts it', () => {
    const card = String(view.row[0]?.[0]?.name);
    const scene = togetherScene(happening(table, tries(card, 'left')));
    expect(stopsOf(scene)).toEqual(['line', `event-${card}`]);
    expect(scene?.journeys[0]?.stops[1]?.mark).toBe('right');
    expect(scene?.journeys[0]?.closes).toBeUndefined();
  });

  it('presses its two neighbours together where it closes a slot', () => {
    const slot = view.slots.findIndex((stack) => stack.length > 0);
    const card = String(view.slots[slot]?.[0]?.name);
    const neighbours = [slot, slot + 1].map((n) => `event-${view.row[n]?.at(-1)?.name}`);
    const scene = togetherScene(happening(table, tries(card, 'slot')));
    expect(scene?.journeys[0]?.closes).toEqual(neighbours);
  });

  it('is shown the card that is in its way where it finds no place', () => {
    const card = view.hands.flat().find(({ sideways }) => sideways);
    const inTheWay = `event-${view.slots[card?.slot ?? -1]?.at(-1)?.name}`;
    const scene = togetherScene(happening(table, tries(String(card?.name), 'nowhere')));
    expect(stopsOf(scene)).toEqual(['line', inTheWay]);
    expect(scene?.captions).toMatchObject([{ tone: 'wrong', stays: true }]);
  });

  it('may be laid away, which is neither right nor wrong', () => {
    const card = String(view.discards.at(-1)?.name);
    const event = { type: 'discards', seat: 0, cards: [card], date: '1969', icon: 'sun' };
    const scene = togetherScene(happening(table, event));
    expect(stopsOf(scene)).toEqual([`event-${card}`]);
    expect(scene?.captions[0]?.tone).toBeUndefined();
  });
});

describe('the climax of Timeline', () => {
  it('is the play-off, and the rest of a round in which somebody has finished', () => {
    expect(isAgainstClimax(sit('timeline-middle').table)).toBe(true);
    expect(isAgainstClimax(sit('timeline-start').table)).toBe(false);
    expect(isAgainstClimax(sit('timeline-end').table)).toBe(false);
  });

  it('is the last card of all in the game together', () => {
    const { table } = sit('together-middle');
    expect(isTogetherClimax(table)).toBe(false);
    const view = togetherView(table.view);
    const last = { ...view, pile: 0, hands: [view.hands[0]?.slice(0, 1) ?? [], [], []] };
    table.news = { ...table.news, view: last };
    expect(isTogetherClimax(table)).toBe(true);
  });
});

describe('a card that is placed in a lesson', () => {
  /** The film, in which the learner places a card, as it is told in this lesson. */
  function told(lesson: Partial<LessonShown>): Scene | null {
    const { table } = sit('film-timeline');
    const before = table.news;
    const after = SCENES.get('film-timeline')?.then as News;
    const moves: MoveShown[] = after.moves.map((move) => ({ ...move, seat: 0, hand: 'person' }));
    const begun = { lesson: 'timeline', title: '', step: 0, steps: 4, over: false };
    table.hear({ ...after, moves, lesson: { ...begun, ...lesson } });
    const board = BOARDS.get('timeline');
    const seen = { ...before, moves: moves.slice(0, before.moves.length) };
    return board ? sceneOf(table, board, seen) : null;
  }

  it('is not told over the table when the teacher says what came of it', () => {
    const scene = told({ answer: '1912: right, so it stays there.' });
    expect(scene?.captions).toEqual([]);
    expect(scene?.journeys).not.toEqual([]);
  });

  it('is told when the teacher says nothing of it', () => {
    expect(told({ said: 'Now the next one.' })?.captions).not.toEqual([]);
  });
});

describe('cards that were turned over', () => {
  const fates = (scene: string) => turned(SCENES.get(scene)?.news.moves ?? []);

  it('are told with what became of them, the latest last', () => {
    expect(new Set(fates('timeline-end').map(({ fate }) => fate))).toEqual(
      new Set(['right', 'wrong']),
    );
    expect(fates('together-eight').map(({ fate }) => fate)).toContain('discarded');
    expect(fates('together-middle').at(-1)?.fate).toBe('right');
  });
});
