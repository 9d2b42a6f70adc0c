import type { TableStore } from './table.svelte';
import { listed, say } from './words.svelte';

/** To whom the end is told: I won, or with others; somebody else did; or nobody here is "you". */
export type Who = 'me' | 'us' | 'other' | 'name';

/** Who won, as the texts of the games choose their words by it. */
export function whoWon({ me, news }: TableStore): Who {
  const winners = news.outcome?.winners ?? [];
  if (me === null) return 'name';
  if (!winners.includes(me)) return 'other';
  return winners.length > 1 ? 'us' : 'me';
}

/** Who won, in the words of a game to who sits here. */
export function verdictOf(table: TableStore, words: (who: Who) => string): string {
  const who = whoWon(table);
  return who === 'us' ? say('web-verdict-us') : words(who);
}

export function namesOf(table: TableStore, seats: number[]): string {
  return listed(seats.map((seat) => table.name(seat)));
}

/** By how much the winners are ahead of me, or of the best of the others. */
export function margin({ me, news }: TableStore): number {
  const { winners = [], scores = [] } = news.outcome ?? {};
  const behind = scores.filter((_, seat) =>
    me === null || winners.includes(me) ? !winners.includes(seat) : seat === me,
  );
  return Math.max(...scores.filter((_, seat) => winners.includes(seat))) - Math.max(...behind);
}
