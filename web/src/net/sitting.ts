import type { Plan } from '../ui/setup';
import type { Way } from '../store/route.svelte';
import { TableSocket } from './socket';

/** Take the seats of this screen at a new table, and deal where nobody else is to come. */
export async function sitDown(
  table: string,
  plan: Plan,
  way: Way,
  names: string[],
  lang: string,
): Promise<void> {
  const socket = new TableSocket(table, lang);
  await new Promise<void>((heard) => {
    socket.listen(
      () => {
        heard();
      },
      () => undefined,
    );
  });
  for (const seat of ownSeats(plan, way)) {
    await socket.ask({ do: 'take', seat, name: names[seat] ?? '' });
  }
  if (way !== 'friends') await socket.ask({ do: 'start' });
  socket.close();
}

/** Round one screen all people sit here; otherwise the first of them. */
export function ownSeats(plan: Plan, way: Way): number[] {
  const people = plan.seats.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return way === 'one-screen' ? people : people.slice(0, 1);
}
