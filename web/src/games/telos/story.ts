// What the view no longer shows, out of what happened: the trick that was just taken, and what the
// last round came to.

import type { EventShown, MoveShown, News } from '../../net/messages';
import type { Laid, TelosView } from './view';

/** The trick that lies there: the one under way, or until the next lead the one before. */
export interface TrickShown {
  laid: Laid[];
  /** Who is ahead, or has won. */
  ahead: number | null;
  done: boolean;
}

const CLOSING = ['trick', 'minus'];

export function trickShown({ view, moves }: News<TelosView>): TrickShown {
  const trick = view?.trick;
  if (trick && trick.laid.length > 0) {
    return { laid: trick.laid, ahead: trick.ahead, done: view.over };
  }
  return takenTrick(moves);
}

function takenTrick(moves: MoveShown[]): TrickShown {
  const told = moves.flatMap(({ events }) => events.map(({ event }) => event));
  const end = told.findLastIndex(({ type }) => CLOSING.includes(type));
  if (end < 0) return { laid: [], ahead: null, done: false };
  const begin = told.slice(0, end).findLastIndex(({ type }) => isBetween(type));
  const laid = told.slice(begin + 1, end).filter(({ type }) => type === 'plays');
  const ahead = (told[end]?.['seat'] as number | undefined) ?? null;
  return { laid: laid as unknown as Laid[], ahead, done: true };
}

function isBetween(type: string): boolean {
  return CLOSING.includes(type) || type === 'round';
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
