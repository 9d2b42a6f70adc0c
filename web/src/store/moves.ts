import type { MoveShown } from '../net/messages';

/** The moves that were not there before. Earlier ones may be told in other words by now. */
export function freshMoves(before: MoveShown[], now: MoveShown[]): MoveShown[] {
  const changed = now.findIndex((move, place) => !isSame(move, before[place]));
  return changed < 0 ? [] : now.slice(changed);
}

/** Whether some of the moves were taken back. */
export function isTakenBack(before: MoveShown[], now: MoveShown[]): boolean {
  return before.some((move, place) => !isSame(move, now[place]));
}

function isSame(move: MoveShown, other: MoveShown | undefined): boolean {
  return other !== undefined && move.at === other.at && move.seat === other.seat;
}

/** What happened in a move, in words. */
export function sentences(move: MoveShown): string[] {
  return [...move.events.flatMap((event) => event.said), ...(move.notes ?? [])];
}
