import type { Lying } from '../../store/identity';
import { naming } from '../naming';
import type { TabulosView } from './view';

/** Every card of a view that is drawn: the own hand, the one put down, the top of the discard pile. */
export function lying(view: TabulosView): Lying[] {
  const down = view.down === null ? [] : [{ place: 'down', kind: view.down }];
  return [
    ...(view.hand ?? []).map((kind) => ({ place: 'hand', kind })),
    ...down,
    { place: 'pile', kind: view.top },
  ];
}

export const namesAt = naming(lying);
