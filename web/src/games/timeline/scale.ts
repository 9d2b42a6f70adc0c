// Where dates lie on true time.

import type { EventCard } from './view';

/** A date as a point in time, in years. There is no year 0: the year before AD 1 is 1 BC. */
export function pointOf(date: string): number {
  const [year = '', month = '7', day = '1'] = date.replace(/^-/, '').split('-');
  const before = date.startsWith('-') ? 1 - Number(year) : Number(year);
  return before + (Number(month) - 1) / 12 + (Number(day) - 1) / 366;
}

/** From when to when a card may have been: one point where its date is sure. */
export function spanOf({ date = '', until = '' }: EventCard): [number, number] {
  return [pointOf(date), pointOf(until || date)];
}

export function middleOf(card: EventCard): number {
  const [from, to] = spanOf(card);
  return (from + to) / 2;
}

/** A stretch of time in which all of these cards lie, with some room at its ends. */
export class Scale {
  readonly from: number;
  readonly to: number;

  constructor(cards: EventCard[]) {
    const points = cards.flatMap(spanOf);
    const [first, last] = [Math.min(...points), Math.max(...points)];
    const room = Math.max(1, (last - first) * 0.03);
    this.from = first - room;
    this.to = last + room;
  }

  /** How far along a point lies: 0 at the start, 1 at the end. */
  at(point: number): number {
    return (point - this.from) / (this.to - this.from);
  }

  /** Round years, as dates, at most this number. */
  years(most: number): string[] {
    const step = roundStep((this.to - this.from) / most);
    const first = Math.ceil(this.from / step);
    const count = Math.floor(this.to / step) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, n) => String((first + n) * step || 1));
  }
}

/** The least of 1, 2, 5, 10, 20, 50 ... that is as much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5, 10].find((n) => n * power >= least) ?? 10) * power;
}

/** The card nearest to a point in time. */
export function nearest(cards: EventCard[], point: number): EventCard | undefined {
  const far = (card: EventCard) => Math.abs(middleOf(card) - point);
  return cards.reduce<EventCard | undefined>(
    (best, card) => (best && far(best) <= far(card) ? best : card),
    undefined,
  );
}
