import type { EventShown, Facts, MoveShown } from '../../net/messages';
import { isAgainstEvent, type AgainstEvent } from './against.generated';
import { isTogetherEvent, type TogetherEvent } from './together.generated';

/** What became of a card whose date was just shown, as the words about it call it. */
export type Fate = 'right' | 'wrong' | 'placed' | 'nowhere' | 'discarded';

/** A card that was turned over: by whom, its date, what became of it, and the log's own words. */
export interface Result {
  seat: number;
  card: string;
  date: string;
  fate: Fate;
  said: string;
}

/** What a seat wants to know: what became of its own card, and of those that came after it. */
export interface Told {
  main: Result;
  others: Result[];
}

export const SIGNS: Record<Fate, string> = {
  right: '✓',
  wrong: '✗',
  placed: '✓',
  nowhere: '✗',
  discarded: '↓',
};

/** A player's own card is told until the next one, however quick the others are. */
export function told(moves: MoveShown[], seat: number | null, players: number): Told | null {
  const all = moves.flatMap(({ events }) => events.flatMap(result));
  const own = all.findLastIndex((one) => one.seat === seat);
  const main = own < 0 ? all.length - 1 : own;
  if (!all[main]) return null;
  const others = all.slice(own < 0 ? -players : own + 1).filter((one) => one !== all[main]);
  return { main: all[main], others: others.reverse() };
}

/** What events of either game have that turn a card over. */
type Turned = Extract<AgainstEvent | TogetherEvent, { type: 'placed' | 'tries' | 'discards' }>;

function isTurned(event: Facts): event is Turned {
  return (
    (isAgainstEvent(event) && event.type === 'placed') ||
    (isTogetherEvent(event) && (event.type === 'tries' || event.type === 'discards'))
  );
}

function result({ event, said }: EventShown): Result[] {
  if (!isTurned(event)) return [];
  const { seat, cards, date } = event;
  return [{ seat, card: cards[0] ?? '', date, fate: fateOf(event), said: said.join(' ') }];
}

function fateOf(event: Turned): Fate {
  if (event.type === 'placed') return event.right === 'yes' ? 'right' : 'wrong';
  if (event.type === 'discards') return 'discarded';
  return event.where === 'nowhere' ? 'nowhere' : 'placed';
}
