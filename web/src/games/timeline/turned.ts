import type { Facts, MoveShown } from '../../net/messages';
import { isAgainstEvent, type Placed } from './against.generated';
import { isTogetherEvent, type Discards, type Tries } from './together.generated';

/** What became of a card whose date was just shown. */
export type Fate = 'right' | 'wrong' | 'discarded';

/** A card that was turned over: by whom, and what became of it. */
export interface Turned {
  seat: number;
  card: string;
  date: string;
  /** The latest date possible, where it is not known for sure. */
  until: string;
  fate: Fate;
}

/** The cards that were turned over, the latest last. */
export function turned(moves: MoveShown[]): Turned[] {
  return moves.flatMap(({ events }) =>
    events
      .map(({ event }) => event)
      .filter(isTurning)
      .map(of),
  );
}

/** Scrolls a line to a card, if it lies there. */
export function scrollTo(line: HTMLElement, card: string | null): void {
  const place = line.querySelector(`[data-move="event-${card}"]`);
  place?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}

function of(event: Placed | Tries | Discards): Turned {
  const [date = '', until = ''] = event.date.split('/');
  return { seat: event.seat, card: event.cards[0] ?? '', date, until, fate: fateOf(event) };
}

function fateOf(event: Placed | Tries | Discards): Fate {
  if (event.type === 'placed') return event.right === 'yes' ? 'right' : 'wrong';
  if (event.type === 'discards') return 'discarded';
  return event.where === 'nowhere' ? 'wrong' : 'right';
}

function isTurning(event: Facts): event is Placed | Tries | Discards {
  return (
    (isAgainstEvent(event) && event.type === 'placed') ||
    (isTogetherEvent(event) && (event.type === 'tries' || event.type === 'discards'))
  );
}
