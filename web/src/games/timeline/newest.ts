import type { MoveShown } from '../../net/messages';

const TURNED = ['placed', 'tries'];

/** The name of the card that was turned over last. */
export function newest(moves: MoveShown[]): string | null {
  const told = moves.flatMap(({ events }) => events.map(({ event }) => event));
  const last = told.findLast(({ type }) => TURNED.includes(type));
  return (last?.['cards'] as string[] | undefined)?.[0] ?? null;
}

/** Scrolls a line to a card, if it lies there. */
export function scrollTo(line: HTMLElement, card: string | null): void {
  const place = line.querySelector(`[data-move="event-${card}"]`);
  place?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}
