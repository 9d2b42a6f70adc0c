import type { News } from '../net/messages';

/** Whose eyes a screen should have now: at a screen with several players, those of who is waited for. */
export function nextEyes(news: News): number | null {
  if (news.seats.length < 2) return news.eyes;
  const waited = news.seats.filter((seat) => news.table.seats[seat]?.waited_for);
  if (news.eyes !== null && waited.includes(news.eyes)) return news.eyes;
  return waited[0] ?? news.eyes;
}
