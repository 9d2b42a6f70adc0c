import { held, type Caption } from './scene';

/** A caption as it stands at the table; the number tells it from the same words before. */
export interface Shown extends Caption {
  number: number;
  since: number;
}

/** So soon after it appeared a tap was not meant for a caption, in milliseconds. */
const UNSEEN = 250;
/** More lines than this at one place are too many: the oldest goes. */
const MOST = 3;

/** The captions at a table: each goes when it could be read, or when somebody hurries. */
export class Captions {
  shown = $state.raw<Shown[]>([]);
  #count = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  show(captions: Caption[], speed: number): void {
    const fresh = captions.map(({ at }) => at);
    this.shown = this.shown.filter(
      ({ at, mine, stays }) => (mine ?? false) || stays || !fresh.includes(at),
    );
    for (const caption of captions) {
      this.#later((caption.after ?? 0) * speed, () => {
        this.#add(caption, speed);
      });
    }
  }

  /** Who taps has read what stands there. */
  hurry(now: number = performance.now()): void {
    this.shown = this.shown.filter(({ since }) => now - since < UNSEEN);
  }

  /** The table has jumped: what was said of it is over, and what was to be said is not. */
  clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.shown = [];
  }

  #add(caption: Caption, speed: number): void {
    const one = { ...caption, number: this.#count++, since: performance.now() };
    const here = this.shown.filter(({ at }) => at === one.at);
    const oldest = here.length < MOST ? undefined : here[0];
    this.shown = [...this.shown.filter((other) => other !== oldest), one];
    if (one.stays) return;
    this.#later(held(one, speed), () => {
      this.shown = this.shown.filter(({ number }) => number !== one.number);
    });
  }

  #later(delay: number, then: () => void): void {
    if (delay === 0) {
      then();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      then();
    }, delay);
    this.#timers.push(timer);
  }
}
