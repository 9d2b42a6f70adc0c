import type { EventShown, Facts, MoveShown } from '../net/messages';

/** A line that explains a score: of one seat, or of all. */
export interface ScoreLine {
  seat: number | null;
  text: string;
  /** What it counts for, where that stands in a column of its own. */
  points?: number;
}

/** Points as they are printed. */
export function written(points: number): string {
  return String(points).replace('-', '−');
}

/** Everything of these kinds that happened, in order. */
export function happened(moves: MoveShown[], ...kinds: string[]): EventShown[] {
  const told = moves.flatMap(({ events }) => events);
  return told.filter(({ event }) => kinds.includes(event.type));
}

/** What was said of each, as lines of the seats that did it. */
export function linesOf(events: EventShown[]): ScoreLine[] {
  return events.flatMap(({ event, said }) => said.map((text) => ({ seat: seatOf(event), text })));
}

/** Who did it, where an event has somebody who did. */
export function seatOf(event: Facts): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
