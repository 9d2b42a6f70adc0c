import type { Lying } from '../../store/identity';
import { naming } from '../naming';
import type { TelosView } from './view';

/** Every open card of a view: in the own hand, or laid by a seat. */
export function lying(view: TelosView): Lying[] {
  const hand = (view.hand ?? []).map((kind) => ({ place: 'hand', kind }));
  const laid = view.trick.laid.flatMap(({ seat, cards }) =>
    cards.map((kind) => ({ place: `laid-${seat}`, kind })),
  );
  return [...hand, ...laid];
}

export const namesAt = naming(lying);
