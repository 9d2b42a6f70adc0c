import type { News } from '../../net/messages';
import type { Lying } from '../../store/identity';
import { naming } from '../naming';
import { trickShown } from './story';
import type { TelosView } from './view';

/** Every open card: in the own hand, or laid by a seat. */
export function lying(news: News<TelosView>): Lying[] {
  const hand = (news.view?.hand ?? []).map((kind) => ({ place: 'hand', kind }));
  const laid = trickShown(news).laid.flatMap(({ seat, cards }) =>
    cards.map((kind) => ({ place: `laid-${seat}`, kind })),
  );
  return [...hand, ...laid];
}

export const namesAt = naming(lying);
