import { settings } from '../../store/settings.svelte';
import { dateWords, say } from '../../store/words.svelte';
import { eventText, type EventCard } from './view';

export function textOf(card: EventCard): string {
  return eventText(card, settings.lang);
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
