import type { News } from '../../net/messages';
import type { Lying } from '../../store/identity';
import { naming } from '../naming';
import { minusTaken, takenTrick, trickShown, type TrickShown } from './story';
import { telosView, type TelosView } from './view';

/** Where a card lies that a seat has put into a trick; also when the trick has been taken. */
export function placeIn({ number }: TrickShown, seat: number): string {
  return `trick-${number}-${seat}`;
}

/** The own hand: none of its cards is one of the round before. */
export function handOf({ round }: TelosView): string {
  return `hand-${round}`;
}

/** The trick that was taken last, without the card that lies open before its winner (TEL-13). */
export function takenCards(news: News): TrickShown | null {
  const taken = takenTrick(news);
  const minus = minusTaken(news.moves);
  return taken && { ...taken, laid: taken.laid.filter(({ seat }) => seat !== minus) };
}

/** Every open card: before the seats, in the tricks, in the own hand. */
export function lying(news: News): Lying[] {
  const view = telosView(news.view);
  const minus = view.minus.flatMap((cards, seat) =>
    cards.map((kind) => ({ place: `minus-${seat}`, kind })),
  );
  const tricks = [takenCards(news), trickShown(news)].flatMap((trick) =>
    trick ? inTrick(trick) : [],
  );
  const fresh = view.hand?.length === view.dealt;
  const hand = (view.hand ?? []).map((kind) => ({ place: handOf(view), kind, fresh }));
  return [...minus, ...tricks, ...hand];
}

function inTrick(trick: TrickShown): Lying[] {
  return trick.laid.flatMap(({ seat, cards }) =>
    cards.map((kind) => ({ place: placeIn(trick, seat), kind })),
  );
}

export const namesAt = naming(lying);
