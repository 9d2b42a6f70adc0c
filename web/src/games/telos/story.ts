// What the view no longer shows, out of what happened: the trick that was just taken, and what the
// last round came to.

import type { EventShown, MoveShown, News } from '../../net/messages';
import { isTelosEvent, telosView, type Laid, type TelosEvent } from './view';

/** The trick that lies there: the one under way, or until the next lead the one before. */
export interface TrickShown {
  laid: Laid[];
  /** Who is ahead, or has won. */
  ahead: number | null;
  done: boolean;
}

export function trickShown({ view, moves }: News): TrickShown {
  const { trick, over } = telosView(view);
  if (trick.laid.length > 0) return { laid: trick.laid, ahead: trick.ahead, done: over };
  return takenTrick(moves);
}

function takenTrick(moves: MoveShown[]): TrickShown {
  const told = moves.flatMap(({ events }) => events.map(({ event }) => event)).filter(isTelosEvent);
  const end = told.findLastIndex(isClosing);
  const closing = told[end];
  if (!closing || !isClosing(closing)) return { laid: [], ahead: null, done: false };
  const begin = told.slice(0, end).findLastIndex((one) => isClosing(one) || one.type === 'round');
  const laid = told.slice(begin + 1, end).filter((one) => one.type === 'plays');
  return { laid, ahead: closing.seat, done: true };
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
