import type { SpeechShown, TableListed, TableShown } from '../net/messages';
import { isolated, say, sayOr } from './words.svelte';

// Every name that is shown comes from here, isolated: whatever stands beside it is not turned by it.

/** Of a person, in letters; the server takes no longer one. */
export const LONGEST_NAME = 30;

/** What the player on a seat is called, bots by their character; players without a name by number. */
export function seatName(table: TableShown, seat: number): string {
  return nameOr(table.seats[seat]?.name, seat);
}

/** What a member is called; members without a name by their seats, or as a guest. */
export function memberName(table: TableShown, member: number): string {
  const sits = table.seats.flatMap((seat, at) => (seat.member === member ? [at] : []));
  const seats = sits.map((seat) => seatName(table, seat)).join(', ');
  const name = isolated(table.members[member]?.name ?? '');
  return name || seats || say('web-guest', { number: member + 1 });
}

/** Who said something: a member, or a bot. */
export function speakerName(table: TableShown, { member, seat }: SpeechShown): string {
  return member === null ? seatName(table, seat ?? 0) : memberName(table, member);
}

/** The people at a table that one does not sit at. */
export function peopleAt({ players, people }: Pick<TableListed, 'players' | 'people'>): string[] {
  return people.map((seat) => nameOr(players[seat], seat));
}

/** What a list says of a table: its name, and the people there. */
export function tableFacts(table: TableListed): string {
  return [isolated(table.name), ...peopleAt(table)].filter((name) => name !== '').join(', ');
}

export function nameOr(name: string | undefined, seat: number): string {
  return isolated(name ?? '') || say('player', { number: seat + 1 });
}

/** What a game is called; one that came without words by its own name. */
export function gameName(game: string): string {
  return sayOr(`game-${game}`, game);
}
