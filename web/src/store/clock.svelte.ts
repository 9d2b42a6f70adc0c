import { createSubscriber } from 'svelte/reactivity';
import type { SeatShown } from '../net/messages';

const SECOND = 1000;
const MINUTE = 60;
/** Seconds before the deadline at which it is time to hurry. */
export const HURRY = 10;

/** The server's clock, ticking for as long as somebody looks at it. */
export class ServerClock {
  #ahead = 0;
  #tick = createSubscriber((update) => {
    const timer = setInterval(update, SECOND / 2);
    return () => {
      clearInterval(timer);
    };
  });

  /** It is so late there. */
  hear(now: number): void {
    this.#ahead = now - Date.now();
  }

  /** Whole seconds until then, never below none. */
  left(deadline: number): number {
    this.#tick();
    return Math.max(0, Math.ceil((deadline - Date.now() - this.#ahead) / SECOND));
  }

  /** What a seat has left: running down while the game waits for it, else resting; or no limit. */
  ofSeat({ deadline, left }: Pick<SeatShown, 'deadline' | 'left'>): number | null {
    if (deadline !== null) return this.left(deadline);
    return left == null ? null : Math.ceil(left / SECOND);
  }
}

export function isShort(seconds: number): boolean {
  return seconds <= HURRY;
}

/** Seconds as a clock shows them: 0:09, 12:30, 1:00:00. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / MINUTE ** 2), Math.floor(seconds / MINUTE)];
  const two = (number: number) => `${number % MINUTE}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
