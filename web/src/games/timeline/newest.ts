import type { Facts, MoveShown } from '../../net/messages';
import { isAgainstEvent, type Placed } from './against.generated';
import { isTogetherEvent, type Tries } from './together.generated';

/** The name of the card that was turned over last. */
export function newest(moves: MoveShown[]): string | null {
  const told = moves.flatMap(({ events }) => events.map(({ event }) => event)).filter(isLaid);
  const last = told.at(-1);
  return last?.cards[0] ?? null;
}

/** Scrolls a line to a card, if it lies there. */
export function scrollTo(line: HTMLElement, card: string | null): void {
  const place = line.querySelector(`[data-move="event-${card}"]`);
  place?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}

function isLaid(event: Facts): event is Placed | Tries {
  return (
    (isAgainstEvent(event) && event.type === 'placed') ||
    (isTogetherEvent(event) && event.type === 'tries')
  );
}
