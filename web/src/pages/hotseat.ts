import type { News } from '../net/messages';
import { sentences } from '../store/moves';
import type { GameSide } from '../store/table.svelte';

/** At most this many moves and sentences are told of what happened last. */
const LAST_MOVES = 2;
const LAST_SENTENCES = 4;

/** Whose eyes a screen should have now: at a screen with several players, those of who is waited for. */
export function nextEyes(news: News): number | null {
  if (news.seats.length < 2) return news.eyes;
  const waited = news.seats.filter((seat) => news.table.seats[seat]?.waited_for);
  if (news.eyes !== null && waited.includes(news.eyes)) return news.eyes;
  return waited[0] ?? news.eyes;
}

/** What happened last, as anybody may know it: nothing while the screen still has somebody's eyes. */
export function openlyTold(news: News, side: GameSide | undefined): string[] {
  if (news.eyes !== null) return [];
  const last = news.moves.slice(-LAST_MOVES);
  const more = side?.explains?.(last) ?? [];
  return [...last.flatMap(sentences).slice(-LAST_SENTENCES), ...more];
}
