import type { View } from '../../net/messages';

/** A card: its light side, and the dark one once everybody has seen it. */
export interface EventCard {
  name: number;
  texts?: Record<string, string>;
  /** An emblem, or an emblem before a backdrop: `anchor/sea`. */
  picture?: string;
  light?: string;
  date?: string;
  until?: string;
  dark?: string;
  source?: string;
  sideways?: boolean;
}

export interface AgainstView extends View {
  game: 'timeline';
  first: number;
  turn: number;
  line: EventCard[];
  hands: EventCard[][];
  discards: EventCard[];
  pile: number;
  top: EventCard | null;
  still_in: number[];
  finished: number[];
  play_off: boolean;
}

/** How many cards lie in a place, and what they count for there. */
export interface PlaceWorth {
  place: string;
  cards: number;
  each: number;
  points: number;
}

export interface TogetherView extends View {
  game: 'timeline_together';
  first: number;
  turn: number;
  tried: number;
  placed: number;
  row: EventCard[][];
  slots: EventCard[][];
  hands: EventCard[][];
  discards: EventCard[];
  pile: number;
  top: EventCard | null;
  points: PlaceWorth[];
  score: number;
  rank: number;
}

/** The event in a language, or else in one that the deck has. */
export function eventText(card: EventCard, lang: string): string {
  const texts = card.texts ?? {};
  return texts[lang] ?? Object.values(texts)[0] ?? '';
}

/** The cards of the line, in their order from left to right. */
export function lineOf(view: AgainstView | TogetherView): EventCard[] {
  return view.game === 'timeline' ? view.line : [...view.row, ...view.slots].flat();
}

/** Every card that lies open. */
export function cardsOf(view: AgainstView | TogetherView): EventCard[] {
  return [...lineOf(view), ...view.discards, ...view.hands.flat()];
}
