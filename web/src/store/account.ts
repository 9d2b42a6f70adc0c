import type { EventShown, MoveShown } from '../net/messages';

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
  return events.flatMap(({ event, said }) =>
    said.map((text) => ({ seat: (event['seat'] as number | undefined) ?? null, text })),
  );
}
