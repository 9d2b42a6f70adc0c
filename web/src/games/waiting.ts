import type { TableStore } from '../store/table.svelte';
import { listed, say } from '../store/words.svelte';

/** What is said to a seat that is not asked anything. */
export function waiting(table: TableStore): string {
  if (table.news.outcome) return say('web-over');
  if (table.news.prompt?.id === table.sent) return say('web-sent');
  const seats = table.news.table.seats;
  const names = seats.flatMap((seat, place) => (seat.waited_for ? [table.name(place)] : []));
  return names.length > 0 ? say('web-wait', { name: listed(names) }) : '';
}
