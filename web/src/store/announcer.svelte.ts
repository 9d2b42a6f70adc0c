const START = 400;
const LETTER = 45;
/** So long a sentence can be found again once it was heard, in milliseconds. */
export const LINGER = 4_000;
/** With more than this to say, it is said faster, as to somebody who is in a hurry. */
const MANY = 6;

/** How long it takes to hear a sentence, in milliseconds. */
export function hearing(sentence: string): number {
  return START + LETTER * sentence.length;
}

/**
 * What a screen reader is told: one sentence after the other, none before the one before it could
 * be heard. What can't wait is said at once. Who reads the page later finds no old words in it.
 */
export class Announcer {
  /** The sentence to say now; the number tells it from the same sentence before. */
  polite = $state.raw({ number: 0, sentence: '' });
  urgent = $state.raw({ number: 0, sentence: '' });
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard: ReturnType<typeof setTimeout> | undefined;
  #urged: ReturnType<typeof setTimeout> | undefined;

  say(...sentences: string[]): void {
    this.#waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.#timer === undefined) this.#next();
  }

  urge(sentence: string): void {
    clearTimeout(this.#urged);
    this.urgent = { number: this.urgent.number + 1, sentence };
    this.#urged = setTimeout(
      () => {
        this.urgent = { ...this.urgent, sentence: '' };
      },
      hearing(sentence) + LINGER,
    );
  }

  /** Nobody wants to hear the rest, or is to find what was said. */
  hush(): void {
    this.#waiting = [];
    this.polite = { ...this.polite, sentence: '' };
    this.urgent = { ...this.urgent, sentence: '' };
  }

  #next(): void {
    const sentence = this.#waiting.shift();
    this.#timer = undefined;
    clearTimeout(this.#heard);
    if (sentence === undefined) {
      this.#heard = setTimeout(() => {
        this.polite = { ...this.polite, sentence: '' };
      }, LINGER);
      return;
    }
    this.polite = { number: this.polite.number + 1, sentence };
    const haste = this.#waiting.length > MANY ? 2 : 1;
    this.#timer = setTimeout(
      () => {
        this.#next();
      },
      hearing(sentence) / haste,
    );
  }
}

export const announcer = new Announcer();
