const START = 400;
const LETTER = 45;
/** How long a sentence stays in the page once it was heard, in milliseconds. */
export const LINGER = 4_000;
/** The oldest that is still said, in milliseconds: later it would be false. The log has it all. */
export const LATEST = 5_000;

/** How long it takes to hear a sentence, in milliseconds. */
export function hearing(sentence: string): number {
  return START + LETTER * sentence.length;
}

/**
 * What a screen reader is told: one sentence after the other, none before the one before it could
 * be heard. What can't wait is said at once. Where more happens than can be heard, the oldest is left
 * out. Who reads the page later finds no old words in it.
 */
export class Announcer {
  /** The sentence to say now; the number tells it from the same sentence before. */
  polite = $state.raw({ number: 0, sentence: '' });
  urgent = $state.raw({ number: 0, sentence: '' });
  /** No state: who lets something be said in an effect does not depend on what is being said. */
  #count = 0;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard: ReturnType<typeof setTimeout> | undefined;
  #urged: ReturnType<typeof setTimeout> | undefined;

  say(...sentences: string[]): void {
    this.#waiting.push(...sentences.filter((sentence) => sentence !== ''));
    while (this.#waiting.length > 1 && this.#lasts() > LATEST) this.#waiting.shift();
    if (this.#timer === undefined) this.#next();
  }

  urge(sentence: string): void {
    clearTimeout(this.#urged);
    this.urgent = { number: ++this.#count, sentence };
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
    this.polite = { number: ++this.#count, sentence };
    this.#timer = setTimeout(() => {
      this.#next();
    }, hearing(sentence));
  }

  /** How long all that waits would take to hear. */
  #lasts(): number {
    return this.#waiting.reduce((sum, sentence) => sum + hearing(sentence), 0);
  }
}

export const announcer = new Announcer();
