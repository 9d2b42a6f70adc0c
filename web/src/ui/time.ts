import type { Clock } from '../net/messages';
import { say } from '../store/words.svelte';

const MINUTE = 60;

/** How long people may think, in words. */
export function clockWords(clock: Clock | null): string {
  if (clock?.move) return say('web-clock-move', { number: clock.move });
  if (clock?.game) return say('web-clock-game', { number: clock.game / MINUTE });
  return say('web-clock-none');
}

/** How much longer one of the seats may think, in words; nothing where it is as long as the others. */
export function extraWords(clock: Clock | null, seat: number): string {
  const extra = clock?.extra?.[seat] ?? 0;
  if (extra === 0) return '';
  if (clock?.move) return say('web-extra-move', { number: extra });
  return say('web-extra-game', { number: extra / MINUTE });
}
