// What happens in Timeline, as the table shows it: a card lies where it was put, and then its other
// side is seen.

import type { TableStore } from '../../store/table.svelte';
import type { Caption, Happening, Journey, Scene, Tone } from '../../table/scene';
import { isAgainstEvent, type Placed } from './against.generated';
import { gapKind } from './against';
import { isTogetherEvent, type Discards, type Tries } from './together.generated';
import { againstView, timelineView, togetherView, type EventCard, type TogetherView } from './view';

/** How long a card lies before it is turned, and is seen afterwards, in milliseconds. */
const HELD = 450;
const SEEN = 650;
/** How long a missed card is seen where it belongs. */
const SHOWN = 500;
/** About when the date of a card is seen, and when it has left for good. */
const TURNED = 1_200;
const GONE = 2_600;

const NOTHING: Scene = { captions: [], journeys: [] };

/** The names of both sides of the card that is turned, see Turned.svelte. */
export const sides = (card: string) => ({ front: `dark-${card}`, back: `light-${card}` });
export const LINE_PLACE = 'line';
export const PILE_PLACE = 'pile';

export function againstScene(one: Happening): Scene | null {
  const { event } = one.shown;
  if (!isAgainstEvent(event)) return null;
  if (event.type === 'placed') return placed(one, event);
  if (event.type === 'draws') return { captions: [], journeys: drawn(one, event.cards[0] ?? '') };
  if (event.type === 'play_off') return told(one, { tone: 'climax', after: TURNED, mine: true });
  return event.type === 'new_pile' ? told(one, { at: PILE_PLACE, after: TURNED }) : null;
}

export function togetherScene(one: Happening): Scene | null {
  const { event } = one.shown;
  if (!isTogetherEvent(event)) return null;
  if (event.type === 'tries') return tried(one, event);
  if (event.type === 'discards') return discarded(one, event);
  return event.type === 'draws' || event.type === 'ends' ? NOTHING : null;
}

/** Somebody placed the last card, and the round decides (TIM-08); or it is one's own last card. */
export function isAgainstClimax({ view, seat, asked }: TableStore): boolean {
  const { hands, over, finished, play_off } = againstView(view);
  const isLast = asked && seat !== null && hands[seat]?.length === 1;
  return !over && (play_off || finished.length > 0 || isLast);
}

/** The last card of all (TWI-22). */
export function isTogetherClimax({ view }: TableStore): boolean {
  const { hands, pile, over } = togetherView(view);
  return !over && pile === 0 && hands.flat().length === 1;
}

/** All is told at one place, below the line: there it is looked for, and hides no card. */
function told(one: Happening, look: Partial<Caption>, journeys: Journey[] = []): Scene {
  const words = one.shown.said.join(' ');
  return {
    captions: [{ at: LINE_PLACE, words, mine: one.own || one.mine, ...look }],
    journeys,
  };
}

/** TIM-04, TIM-05: into the gap that was chosen; if that was wrong, to where it belongs. */
function placed(one: Happening, { cards: [card = ''], gap, right }: Placed): Scene {
  const thing = `event-${card}`;
  const turns = { waits: HELD, turns: true, rest: SEEN };
  const tone: Tone = right === 'yes' ? 'right' : 'wrong';
  if (right === 'yes') {
    const stops = [{ ...turns, at: thing, mark: tone }];
    return told(one, { tone, after: TURNED }, [{ thing, back: sides(card).back, stops }]);
  }
  const stops = [
    { ...turns, at: gapKind(gap), mark: tone, opens: true },
    ...belongs(one.table, card).map((at) => ({ at, rest: SHOWN, opens: true })),
  ];
  const look = { tone, after: TURNED, stays: one.own };
  return told(one, look, [{ thing, ...sides(card), stops }]);
}

/** The gap where the card would have been right, while it lies on top of the discards. */
function belongs({ view }: TableStore, card: string): string[] {
  const { discards, belongs: gap } = againstView(view);
  return gap !== null && String(discards.at(-1)?.name) === card ? [gapKind(gap)] : [];
}

/** Who missed draws when the card has gone. */
function drawn({ move, table }: Happening, card: string): Journey[] {
  const isMissed = move.events.some(({ event }) => event.type === 'placed');
  const isHeld = timelineView(table.view)
    .hands.flat()
    .some(({ name }) => String(name) === card);
  const after = isMissed ? GONE : 0;
  return isHeld ? [{ thing: `event-${card}`, from: PILE_PLACE, after, stops: [] }] : [];
}

/** TWI-10 to TWI-14: turned over for all to see, and then it goes where its date puts it. */
function tried(one: Happening, { cards: [card = ''], where }: Tries): Scene {
  const view = togetherView(one.table.view);
  const thing = `event-${card}`;
  const turns = { at: LINE_PLACE, waits: HELD, turns: true, rest: SEEN, scale: 1.1 };
  if (where === 'nowhere') {
    const taken = inTheWay(view, card).map((at) => ({ at, rest: SHOWN, mark: 'wrong' as const }));
    const look = { tone: 'wrong' as const, after: TURNED, stays: one.own };
    return told(one, look, [{ thing, ...sides(card), stops: [turns, ...taken] }]);
  }
  const closes = where === 'slot' ? neighbours(view, card) : undefined;
  const stops = [turns, { at: thing, rest: SHOWN, mark: 'right' as const }];
  const journey: Journey = { thing, back: sides(card).back, stops, ...(closes && { closes }) };
  return told(one, { tone: 'right', after: TURNED }, [journey]);
}

/** The card in the slot that this one needed. */
function inTheWay({ hands, slots }: TogetherView, card: string): string[] {
  const slot = hands.flat().find(({ name }) => String(name) === card)?.slot;
  return slot === undefined ? [] : (slots[slot] ?? []).slice(-1).map(moveOf);
}

/** The cards of the row below the slot that this one closes. */
function neighbours({ row, slots }: TogetherView, card: string): [string, string] | undefined {
  const slot = slots.findIndex((stack) => stack.some(({ name }) => String(name) === card));
  const [left, right] = [row[slot]?.at(-1), row[slot + 1]?.at(-1)];
  return left && right ? [moveOf(left), moveOf(right)] : undefined;
}

function moveOf({ name }: EventCard): string {
  return `event-${name}`;
}

/** TWI-18: turned over onto the pile. */
function discarded(one: Happening, { cards: [card = ''] }: Discards): Scene {
  const thing = `event-${card}`;
  const stops = [{ at: thing, waits: HELD / 2, turns: true, rest: SHOWN }];
  return told(one, { after: HELD }, [{ thing, ...sides(card), stops }]);
}
