import type { Way } from '../store/route.svelte';
import type { Plan } from './setup';
import { TableConnection } from '../net/table-connection';
import type { Lang, Reply, Wish } from '../net/messages';
import { Refused } from '../net/server';
import { noteNews } from '../store/seed-hashes';

/** Take the seats of this screen at a new table, and deal where nobody else is to come. */
export async function takeSeats(table: string, plan: Plan, way: Way, lang: Lang): Promise<void> {
  const nothing = () => undefined;
  const connection = new TableConnection(table, lang, {
    news: noteNews,
    broken: nothing,
    ended: nothing,
  });
  try {
    for (const wish of sitting(plan, way)) check(await connection.ask(wish));
    await connection.stirred();
  } finally {
    connection.close();
  }
}

/** What a screen asks first of the table that was made for it. */
export function sitting(plan: Plan, way: Way): Wish[] {
  const people = plan.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const mine = way === 'one-screen' ? people : people.slice(0, 1);
  const taken = mine.map((seat): Wish => {
    const name = way === 'one-screen' ? (plan.names[seat] ?? '').trim() : '';
    return { do: 'take', seat, ...(name ? { name } : {}) };
  });
  const othersCome = way === 'friends' || mine.length < people.length;
  return othersCome ? taken : [...taken, { do: 'start' }];
}

function check(reply: Reply): void {
  if (reply.type === 'refusal') throw new Refused(reply.code, reply.message);
}
