import { held, type Caption } from './scene';

/** A caption as it stands at the table; the number tells it from the same words before. */
export interface Shown extends Caption {
  number: number;
  since: number;
}

/** Something that will happen. */
interface Due {
  timer: ReturnType<typeof setTimeout>;
  then: () => void;
}

/** So soon after it appeared a tap was not meant for a caption, in milliseconds. */
const UNSEEN = 250;
/** More lines or letters than this at one place are too many: the oldest goes. */
const MOST = 3;
const MOST_LETTERS = 260;

/** The captions at a table: each goes when it could be read, or when somebody hurries. */
export class Captions {
  shown = $state.raw<Shown[]>([]);
  #count = 0;
  #appearing: Due[] = [];
  #going: Due[] = [];

  show(captions: Caption[], speed: number): void {
    const fresh = captions.map(({ at }) => at);
    this.shown = this.shown.filter(
      ({ at, mine, stays }) => (mine ?? false) || stays || !fresh.includes(at),
    );
    for (const caption of captions) {
      const appear = () => {
        this.#add(caption, speed);
      };
      if (caption.after) later(this.#appearing, caption.after * speed, appear);
      else appear();
    }
  }

  /** Who taps has read what stands there, and sees at once what was to come. */
  hurry(now: number = performance.now()): void {
    this.shown = this.shown.filter(({ since }) => now - since < UNSEEN);
    for (const { timer, then } of this.#appearing.splice(0)) {
      clearTimeout(timer);
      then();
    }
  }

  /** The table has jumped: what was said of it is over, and what was to be said is not. */
  clear(): void {
    for (const due of [this.#appearing, this.#going])
      for (const { timer } of due.splice(0)) clearTimeout(timer);
    this.shown = [];
  }

  #add(caption: Caption, speed: number): void {
    const one = { ...caption, number: this.#count++, since: performance.now() };
    const here = this.shown.filter(({ at }) => at === one.at);
    const gone = isTooMany([...here, one]) ? oldest(here) : undefined;
    this.shown = [...this.shown.filter((other) => other !== gone), one];
    if (one.stays) return;
    later(this.#going, held(one, speed), () => {
      this.shown = this.shown.filter(({ number }) => number !== one.number);
    });
  }
}

function isTooMany(lines: Shown[]): boolean {
  const letters = lines.reduce((sum, { words }) => sum + words.length, 0);
  return lines.length > MOST || letters > MOST_LETTERS;
}

/** What concerns the reader goes last. */
function oldest(lines: Shown[]): Shown | undefined {
  return lines.find(({ mine }) => !mine) ?? lines[0];
}

function later(all: Due[], delay: number, then: () => void): void {
  const timer = setTimeout(() => {
    all.splice(
      all.findIndex((one) => one.timer === timer),
      1,
    );
    then();
  }, delay);
  all.push({ timer, then });
}
