import type { EventShown, MoveShown } from '../../net/messages';
import { say } from '../../store/words.svelte';
import { isTabulosEvent } from './view';

/** A card that was taken back: what was wrong, in words, and what could have been said instead. */
export interface Mistake {
  seat: number;
  card: string;
  why: string[];
  sums: string[];
}

/** The mistake that the last words were, if they were one. */
export function lastMistake(moves: MoveShown[]): Mistake | null {
  for (const { events } of [...moves].reverse()) {
    const place = events.findIndex(({ event }) => event.type.startsWith('says'));
    if (place >= 0) return mistake(events.slice(place));
  }
  return null;
}

/** What could have been said instead. */
export function rightSums(moves: MoveShown[]): string[] {
  const sums = lastMistake(moves)?.sums ?? [];
  return sums.length > 0 ? [say('web-tabulos-right-sum', { sums: sums.join(', ') })] : [];
}

function mistake([says, why]: EventShown[]): Mistake | null {
  if (!says || !isTabulosEvent(says.event)) return null;
  const { event } = says;
  if ((event.type !== 'says' && event.type !== 'says_nothing') || event.right !== 'no') return null;
  const sums = event.tables.map((table) => `${table} × ${event.card / Number(table)}`);
  return { seat: event.seat, card: String(event.card), why: why?.said ?? [], sums };
}
