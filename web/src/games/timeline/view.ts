import type { View } from '../../net/messages';
import { narrow } from '../../net/narrow';
import { isAgainstView, type AgainstView, type EventCard } from './against.generated';
import { isTogetherView, type TogetherView } from './together.generated';

export type { AgainstView, EventCard } from './against.generated';
export type { TogetherView } from './together.generated';

export type TimelineView = AgainstView | TogetherView;

export function againstView(view: View | null): AgainstView {
  return narrow(view, isAgainstView);
}

export function togetherView(view: View | null): TogetherView {
  return narrow(view, isTogetherView);
}

/** Of either game: what both show in the same way. */
export function timelineView(view: View | null): TimelineView {
  return view && isAgainstView(view) ? view : togetherView(view);
}

/** The event in a language, or else in one that the deck has. */
export function eventText(card: EventCard, lang: string): string {
  const texts = card.texts ?? {};
  return texts[lang] ?? Object.values(texts)[0] ?? '';
}

/** A card as it was before anybody had seen its date. */
export function unseen(card: EventCard): EventCard {
  const light = { ...card };
  delete light.date;
  return light;
}

/** The cards of the line, in their order from left to right. */
export function lineOf(view: TimelineView): EventCard[] {
  return view.game === 'timeline' ? view.line : [...view.row, ...view.slots].flat();
}

/** Every card that lies open. */
export function cardsOf(view: TimelineView): EventCard[] {
  return [...lineOf(view), ...view.discards, ...view.hands.flat()];
}
