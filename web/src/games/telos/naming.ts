import { named, type Lying, type Named } from '../../store/identity';
import type { TelosView } from './view';

/** Every open card of a view: in the own hand, or laid by a seat. */
export function lying(view: TelosView): Lying[] {
  const hand = (view.hand ?? []).map((kind) => ({ place: 'hand', kind }));
  const laid = view.trick.laid.flatMap(({ seat, cards }) =>
    cards.map((kind) => ({ place: `laid-${seat}`, kind })),
  );
  return [...hand, ...laid];
}

/** The names of the cards, kept from view to view of one table. */
export class CardNames {
  #known: Named[] = [];
  #view: TelosView | null = null;

  at(view: TelosView, place: string): Named[] {
    if (view !== this.#view) this.#known = named(this.#known, lying(view));
    this.#view = view;
    return this.#known.filter((card) => card.place === place);
  }
}

const tables = new WeakMap<object, CardNames>();

/** The names at one table: what its board and its hand both ask. */
export function namesAt(table: object): CardNames {
  const known = tables.get(table) ?? new CardNames();
  tables.set(table, known);
  return known;
}
