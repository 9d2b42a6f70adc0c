// What the view no longer shows, out of what happened: the trick that was just taken, and what the
// last round came to.

import type { EventShown, MoveShown, News } from '../../net/messages';
import { isTelosEvent, telosView, type Laid, type TelosEvent, type TelosView } from './view';

/** A trick, and which of all tricks told of it is: cards of two tricks are never the same. */
export interface TrickShown {
  number: number;
  laid: Pick<Laid, 'seat' | 'cards' | 'how'>[];
  /** Who is ahead, or has won. */
  ahead: number | null;
}

/** The trick under way. At the end of the game the last one has been taken. */
export function trickShown({ view, moves }: News): TrickShown {
  const { trick, over } = telosView(view);
  const number = telling(moves).filter(isClosing).length;
  return over
    ? { number, laid: [], ahead: null }
    : { number, laid: trick.laid, ahead: trick.ahead };
}

/** The trick that was taken last, which lies at its winner's; null before there is one. */
export function takenTrick({ view, moves }: News): TrickShown | null {
  const told = telling(moves);
  const end = told.findLastIndex(isClosing);
  const closing = told[end];
  if (!closing || !isClosing(closing)) return null;
  const begin = told.slice(0, end).findLastIndex((one) => isClosing(one) || one.type === 'round');
  const played = told.slice(begin + 1, end).filter((one) => one.type === 'plays');
  const { over, trick } = telosView(view);
  const number = told.filter(isClosing).length - 1;
  return { number, laid: over ? trick.laid : played, ahead: closing.seat };
}

/** The seat whose winning card of the last trick has just become a minus card. */
export function minusTaken(moves: MoveShown[]): number | null {
  const closing = telling(moves).findLast(isClosing);
  return closing?.type === 'minus' ? closing.seat : null;
}

/** The seats in the order in which they play to the trick, first the leader. */
export function playingOrder({ players, direction, trick: { leader } }: TelosView): number[] {
  const step = direction === 'clockwise' ? 1 : players - 1;
  return Array.from({ length: players }, (_, place) => (leader + place * step) % players);
}

function telling(moves: MoveShown[]): TelosEvent[] {
  return moves.flatMap(({ events }) => events.map(({ event }) => event)).filter(isTelosEvent);
}

/** Whether a trick was taken by it. */
function isClosing(event: TelosEvent): event is Extract<TelosEvent, { type: 'trick' | 'minus' }> {
  return event.type === 'trick' || event.type === 'minus';
}

/** What was said when the last round ended, as long as the first trick of the new one is not over. */
export function roundEnd(moves: MoveShown[]): string[] {
  const told = moves.flatMap(({ events }) => events);
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'trick') + 1);
  const minus = since.findLast(isOf('minus'));
  const round = since.findLast(isOf('round'));
  return minus && round ? [...minus.said, ...round.said.slice(0, 1)] : [];
}

function isOf(type: string): (told: EventShown) => boolean {
  return ({ event }) => event.type === type;
}
