import type { Asked, Lang, Told } from './messages';

/** From which version, in which language and through whose eyes a table is watched, and with what. */
export interface WatchFrom {
  since: number;
  lang: Lang;
  seat: number | null;
  /** Said where the news is to have tips. */
  tips?: true;
}

/** One connection to a table, until it breaks. */
export interface Transport {
  /** Tell me everything from here on. */
  watch(from: WatchFrom): void;
  send(asked: Asked): void;
  close(): void;
}

/** Who is told what a transport brings. */
export interface TransportListener {
  /** What is sent from now on arrives. */
  opened(): void;
  told(told: Told): void;
  /** It broke; the code of an error after which there is no use in trying again, or null. */
  closed(why: string | null): void;
}

export type OpenTransport = (table: string, listener: TransportListener) => Transport;

/** No session here, or no such table, or none that can be read: reconnecting changes nothing. */
const FATAL = [401, 404, 410];

/** The code of an error that an HTTP status goes with, if it is one to give up at. */
export function fatalCode(status: number, code: string): string | null {
  return FATAL.includes(status) ? code : null;
}
