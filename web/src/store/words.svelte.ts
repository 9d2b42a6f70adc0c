import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const files = import.meta.glob<string>('../../../src/speeltafel/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

// Control characters and marks that turn the reading direction: one in a name would turn the rest.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const [ISOLATE, END_ISOLATE] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/u;
// The blocks that Unicode keeps for what is read from right to left, assigned yet or not.
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** All texts in one language. */
export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    readonly source: string,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text with this id, in full; an error where something is missing. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text ${id} in ${this.lang}.ftl.`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, plain(args), errors);
    if (errors[0]) throw new Error(`${id} in ${this.lang}.ftl can't be said: ${errors[0].message}`);
    return said;
  }

  /** The same, or null where nobody has written it or it says more than is given. */
  sayIfWhole(id: string, args: Args): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const said = pattern ? this.#bundle.formatPattern(pattern, plain(args), errors) : null;
    return errors.length > 0 ? null : said;
  }

  /** The numbers of all rules of one set, such as TEL, in order. */
  rules(prefix: string): string[] {
    const ids = [...this.source.matchAll(/^rule-([A-Z]+-\d+) =/gm)].map((found) => found[1] ?? '');
    return ids.filter((id) => `${id}-`.startsWith(`${prefix}-`));
  }

  /** The keys of the ready-made phrases. */
  phrases(): string[] {
    return [...this.source.matchAll(/^phrase-(\w+) =/gm)].map((found) => found[1] ?? '');
  }
}

function plain(args: Args): Record<string, string | FluentNumber> {
  const clean = (arg: string | number) =>
    typeof arg === 'string' ? isolated(arg) : new Amount(arg);
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, clean(arg)]));
}

/**
 * What is read from right to left turns only itself, not the rest of the sentence.
 * Names are parts of lists, and lists of sentences, so what is isolated already stays.
 */
export function isolated(text: string): string {
  const parts = text.split(ISOLATED).map((part) => part.replace(UNSEEN, ''));
  const isInside = (n: number) => n % 2 === 1; // what was captured
  const turns = parts.some((part, n) => !isInside(n) && RIGHT_TO_LEFT.test(part));
  if (turns) return ISOLATE + parts.join('') + END_ISOLATE;
  return parts.map((part, n) => (isInside(n) ? ISOLATE + part + END_ISOLATE : part)).join('');
}

/** A number; below zero it has a minus before it, and no hyphen. */
class Amount extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** The texts of the client, and more that come from elsewhere. */
export async function loadWords(lang: Language, more = ''): Promise<Words> {
  const load = files[`../../../src/speeltafel/texts/${lang}.ftl`];
  if (!load) throw new Error(`There is no ${lang}.ftl.`);
  return new Words(lang, `${await load()}\n${more}`);
}

class Speech {
  words = $state.raw<Words | null>(null);

  get ready(): boolean {
    return this.words !== null;
  }
}

export const speech = new Speech();

/** A date of a deck as people say it: 1453, AD 79, 490 BC, 20 July 1969. */
export function dateWords(date: string, until = ''): string {
  if (until) return say('date-between', { first: dateWords(date), last: dateWords(until) });
  if (date.startsWith('-')) return say('date-bc', { year: Number(date.slice(1)) });
  if (!date.includes('-')) {
    return Number(date) < 100 ? say('date-ad', { year: Number(date) }) : date;
  }
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return say('date-day', { day, month: say(`month-${month}`), year });
}

/** A date as short as a card has room for: `about 3400–3100 BC` where it is not sure. */
export function dateFace(date: string, until = ''): string {
  if (!until) return dateWords(date);
  const areBefore = date.startsWith('-') && until.startsWith('-');
  const areYears = !date.includes('-') && !until.includes('-'); // of our era: 60–61
  const first = areBefore ? date.slice(1) : areYears ? date : dateWords(date);
  const last = areYears ? until : dateWords(until).replace(/ (?=\D+$)/, '\u00a0');
  return say('date-span', { first, last });
}

/** A date for the smallest card: its years, and the era below them. */
export interface Figures {
  years: string;
  era: string;
}

/** 1969; 1503–06; 490 with BC below; 3400–3100 with BC below. */
export function dateFigures(date: string, until = ''): Figures {
  const [first, last] = [Number.parseInt(date), Number.parseInt(until || date)];
  const early = last < 100 ? say('era-ad') : '';
  const era = last < 0 ? say('era-bc') : first > 0 ? early : '';
  if (first === last) return { years: String(Math.abs(first)), era };
  if (first < 0 && last > 0) return { years: `${dateWords(date)}–${last}`, era };
  return { years: `${Math.abs(first)}–${lastOf(first, last)}`, era };
}

/** The last year of two, without the century if that is the same: 1503–06. */
function lastOf(first: number, last: number): string {
  const isShort = first >= 100 && Math.floor(first / 100) === Math.floor(last / 100);
  return isShort ? String(last).slice(-2) : String(Math.abs(last));
}

/** Let everything on the screen be said in a language. */
export async function speak(lang: Language, more = ''): Promise<void> {
  speech.words = await loadWords(lang, more);
  document.documentElement.lang = lang;
}

/** One after the other, as people say it: 2, 3 and 6. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join('');
  return say('and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** The text with this id in the language of the screen. */
export function say(id: string, args: Args = {}): string {
  return speech.words?.say(id, args) ?? '';
}

/** The same, or something else where nobody has written it: a game may come without all its words. */
export function sayOr(id: string, otherwise: string, args: Args = {}): string {
  return speech.words?.has(id) ? say(id, args) : otherwise;
}
