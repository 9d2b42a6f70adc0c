// What is told of Télos while it happens. A trick that is over lies there for a moment, and is then
// gathered by its winner; the last one of a round is looked at longer, and its winning card goes to
// the player who has to bear it.

import { say } from '../../store/words.svelte';
import type { Caption, Happening, Journey, Scene, Stop } from '../../table/scene';
import { handOf, namesAt, placeIn, takenCards } from './lying';
import { TRICK } from './side';
import { trickShown } from './story';
import { isTelosEvent, telosView, type Laid, type TelosEvent } from './view';

/** How long a trick is looked at that is over, in milliseconds. */
const LOOK = 1_000;
const LAST_LOOK = 1_300;
/** How long the card that has won the last trick is held up. */
const HELD = 600;
/** After so long a trick has been gathered. */
export const GATHERED = LOOK + 700;
/** After so long the winning card of a round is where it goes; cards are dealt a little before. */
const ROUND_OVER = 3_000;
const DEALT_AFTER = 2_200;
/** How long a whole deal takes. */
const DEAL = 400;
/** How long a card of the last trick is shown before it is laid. */
const SLOW = 450;

/** When the last trick of a round is over, in milliseconds; a slow device is not further behind. */
export function roundOver(speed: number): number {
  return ROUND_OVER * Math.min(1, speed);
}

export function scene(one: Happening): Scene | null {
  const { event } = one.shown;
  if (!isTelosEvent(event)) return null;
  switch (event.type) {
    case 'plays':
      return { captions: [], journeys: laying(one, event) };
    case 'trick':
      return { captions: [...won(one, event.seat), ...announced(one)], journeys: gathering(one) };
    case 'minus':
      return { captions: won(one, event.seat, 'climax'), journeys: bearing(one, event) };
    case 'picks': // its back is lifted
    case 'round': // the summary says it
    case 'ends': // the last screen says it
      return { captions: [], journeys: [] };
    default:
      return null;
  }
}

/** Who has taken a trick, also by a card of one's own. */
function won({ shown, table }: Happening, seat: number, tone?: Caption['tone']): Caption[] {
  const mine = seat === table.seat;
  const words = shown.said.join(' ');
  return [{ at: `seat-${seat}`, words, mine, ...(tone && { tone }) }];
}

/** The next trick is the last of the round: above the one card that is left, over no trick. */
function announced({ table }: Happening): Caption[] {
  if (!telosView(table.view).trick.last) return [];
  const words = say('web-telos-last-begins');
  const at = table.seat === null ? 'middle' : `seat-${table.seat}`;
  return [{ at, words, tone: 'climax', mine: true, after: GATHERED }];
}

/** In the last trick every card is shown before it is laid. */
function laying({ table, own }: Happening, { seat, how }: Pick<Laid, 'seat' | 'how'>): Journey[] {
  if (how !== 'last' || own) return [];
  const [card] = namesAt(table).at(table.news, placeIn(trickShown(table.news), seat));
  const stops = [{ at: TRICK, rest: SLOW, scale: 1.15 }];
  return card ? [{ thing: card.name, from: `seat-${seat}`, stops }] : [];
}

function gathering({ table }: Happening, look = LOOK): Journey[] {
  const taken = takenCards(table.news);
  if (!taken) return [];
  return taken.laid.flatMap(({ seat }) =>
    namesAt(table)
      .at(table.news, placeIn(taken, seat))
      .map(({ name }, place) => fromTrick(name, seat, [lain(seat, place, look)])),
  );
}

/** The winning card is held up, and goes to its winner; then the next cards are dealt. */
function bearing(
  one: Happening,
  { seat, cards: [kind] }: Extract<TelosEvent, { type: 'minus' }>,
): Journey[] {
  const { table } = one;
  const minus = namesAt(table).at(table.news, `minus-${seat}`);
  const card = minus.findLast((other) => other.kind === kind);
  const held = { ...lain(seat, 0, HELD), scale: 1.2 };
  const winner = card ? [fromTrick(card.name, seat, [lain(seat, 0, LAST_LOOK), held])] : [];
  return [...winner, ...gathering(one, LAST_LOOK + HELD), ...dealt(one)];
}

function dealt({ table }: Happening): Journey[] {
  const view = telosView(table.view);
  if (view.over) return [];
  const from = `seat-${view.dealer}`;
  return namesAt(table)
    .at(table.news, handOf(view))
    .map(({ name }, place, { length }) => {
      const after = DEALT_AFTER + (place * DEAL) / length;
      return { thing: name, from, stops: [], after };
    });
}

function fromTrick(thing: string, seat: number, stops: Stop[]): Journey {
  return { thing, from: `seat-${seat}`, stops };
}

/** Where it lay in the trick, as large as it was there. */
function lain(seat: number, place: number, rest: number): Stop {
  return { at: `lay-${seat}-${place}`, rest, fills: true };
}

/** The last trick of a round is its climax, and the last one of all is not over before the end. */
export function climax({ view }: { view: Happening['before'] }): boolean {
  const { trick, over } = telosView(view);
  return trick.last && !over;
}
