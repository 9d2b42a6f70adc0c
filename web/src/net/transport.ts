import type { Asked, Lang, Told } from './messages';

/** From where on, in which language and through whose eyes a table is told. */
export interface Point {
  since: number;
  lang: Lang;
  seat: number | null;
}

/** One connection to a table, until it breaks. */
export interface Carrier {
  /** Tell me everything from here on. */
  watch(from: Point): void;
  send(asked: Asked): void;
  close(): void;
}

/** Who is told what a carrier brings. */
export interface Listener {
  /** What is sent from now on arrives. */
  opened(): void;
  told(told: Told): void;
  /** It broke; the code of an error after which there is no use in trying again, or null. */
  closed(why: string | null): void;
}

export type Carry = (table: string, listener: Listener) => Carrier;

/** Not known here, or no such table: to try again changes nothing. */
const HOPELESS = [401, 404];

/** The code of an error that an HTTP status goes with, if it is one to give up at. */
export function hopeless(status: number, code: string): string | null {
  return HOPELESS.includes(status) ? code : null;
}
