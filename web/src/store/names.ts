import type { TableShown } from '../net/messages';
import { say } from './words.svelte';

/** Of a person, in letters; the server takes no longer one. */
export const LONGEST_NAME = 30;

/** What the player on a seat is called; who has no name, such as a bot, by number. */
export function seatName(table: TableShown, seat: number): string {
  const { name = '', member = null } = table.seats[seat] ?? {};
  const known = name || (member === null ? '' : (table.members[member]?.name ?? ''));
  return known || say('player', { number: seat + 1 });
}
