import type { News, SpeechShown } from '../net/messages';

/** How long a speech stays beside whoever said it, in milliseconds. */
export const SHOWN = 7_000;

/** How much was said before one came. Until one has played, the bot that greets is still heard. */
export function heardBefore({
  moves,
  seats,
  speeches,
}: Pick<News, 'moves' | 'seats' | 'speeches'>): number {
  const played = moves.some(({ seat, hand }) => hand === 'person' && isOneOf(seats, seat));
  const greeting = speeches.findIndex(({ member }) => member === null);
  return seats.length === 0 || played || greeting < 0 ? speeches.length : greeting;
}

function isOneOf(seats: number[], seat: number | null): boolean {
  return seat !== null && seats.includes(seat);
}

/** What was just said, for as long as it takes to read it. */
export class Spoken {
  #known: number;
  #now = $state.raw<SpeechShown[]>([]);

  constructor(before: number) {
    this.#known = before;
  }

  /** All speeches there are now: those that are new. */
  hear(all: SpeechShown[]): SpeechShown[] {
    const fresh = all.slice(this.#known);
    this.#known = all.length;
    for (const speech of fresh) this.#show(speech);
    return fresh;
  }

  /** What a member, or the bot at a seat, has just said, if anything. */
  by(member: number | null, seat: number): string | null {
    const own = (speech: SpeechShown) =>
      member === null ? speech.seat === seat : speech.member === member;
    return this.#now.findLast(own)?.said ?? null;
  }

  /** Whoever of these members spoke last. */
  last(members: number[]): SpeechShown | null {
    return (
      this.#now.findLast((speech) => members.some((member) => member === speech.member)) ?? null
    );
  }

  #show(speech: SpeechShown): void {
    this.#now = [...this.#now, speech];
    setTimeout(() => {
      this.#now = this.#now.filter((other) => other !== speech);
    }, SHOWN);
  }
}
