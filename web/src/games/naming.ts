import { named, type Lying, type Named } from '../store/identity';

/** The names of the cards of a table, kept from view to view: for the eye, cards keep who they are. */
export class CardNames<V> {
  #known: Named[] = [];
  #before: Named[] = [];
  #view: V | null = null;

  constructor(readonly lying: (view: V) => Lying[]) {}

  at(view: V, place: string): Named[] {
    if (view !== this.#view) {
      this.#before = this.#known;
      this.#known = named(this.#known, this.lying(view));
    }
    this.#view = view;
    return this.#known.filter((card) => card.place === place);
  }

  /** What lay there in the view before. */
  was(place: string): Named[] {
    return this.#before.filter((card) => card.place === place);
  }
}

/** The names at each table of a game: what its board and its hand both ask. */
export function naming<V>(lying: (view: V) => Lying[]): (table: object) => CardNames<V> {
  const tables = new WeakMap<object, CardNames<V>>();
  return (table) => {
    const known = tables.get(table) ?? new CardNames(lying);
    tables.set(table, known);
    return known;
  };
}
