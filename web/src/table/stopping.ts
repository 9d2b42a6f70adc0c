import type { News } from '../net/messages';

/** The members who agree to end a running game here. */
export function whoWouldStop({ table }: News): number[] {
  if (table.status !== 'playing') return [];
  const agree = table.seats.flatMap(({ member, agrees_to_end: agrees }) =>
    agrees && member !== null ? [member] : [],
  );
  return [...new Set(agree)];
}
