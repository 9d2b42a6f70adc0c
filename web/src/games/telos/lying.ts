import type { News } from '../../net/messages';
import type { Lying } from '../../store/identity';
import { naming } from '../naming';
import { trickShown } from './story';
import { telosView } from './view';

/** Every open card: in the own hand, or laid by a seat. */
export function lying(news: News): Lying[] {
  const hand = (telosView(news.view).hand ?? []).map((kind) => ({ place: 'hand', kind }));
  const laid = trickShown(news).laid.flatMap(({ seat, cards }) =>
    cards.map((kind) => ({ place: `laid-${seat}`, kind })),
  );
  return [...hand, ...laid];
}

export const namesAt = naming(lying);
