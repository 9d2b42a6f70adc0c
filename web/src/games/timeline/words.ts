import { settings } from '../../store/settings.svelte';
import { dateWords, say } from '../../store/words.svelte';
import { eventText, type EventCard } from './view';

export function textOf(card: EventCard): string {
  return eventText(card, settings.lang);
}

/** A card of the line, its date first: who listens to many of them compares those. */
export function yearFirst(card: EventCard): string {
  const date = card.date === undefined ? '' : dateWords(card.date, card.until);
  return date ? say('web-timeline-when', { date, text: textOf(card) }) : textOf(card);
}

/** How a card lies, as its picture is told. */
export interface Lying {
  dark?: boolean;
  icons: boolean;
}

/** A card with all that its picture says: the event, its date where it is known, its icon. */
export function label(card: EventCard, { dark = false, icons }: Lying): string {
  const text = textOf(card);
  const date = card.date === undefined ? '' : dateWords(card.date, card.until);
  const told = date ? say('web-timeline-dated', { text, date }) : text;
  const icon = dark && date ? card.dark : card.light;
  const seen =
    icons && icon ? say('web-timeline-icon', { text: told, icon: say(`icon-${icon}`) }) : told;
  return card.sideways ? say('web-timeline-sideways', { text: seen }) : seen;
}
