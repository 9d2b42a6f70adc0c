import type { EventCard } from './view';

/** Which card is read from near, among which others. */
class Reading {
  cards = $state.raw<EventCard[]>([]);
  at = $state(0);

  get card(): EventCard | undefined {
    return this.cards[this.at];
  }

  open(cards: EventCard[], card: EventCard): void {
    this.cards = cards;
    this.at = Math.max(0, cards.indexOf(card));
  }

  turn(by: number): void {
    this.at = Math.min(Math.max(0, this.at + by), this.cards.length - 1);
  }

  close(): void {
    this.cards = [];
  }
}

export const reading = new Reading();
