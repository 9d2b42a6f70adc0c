import type { View } from '../../net/messages';

export interface Field {
  name: string;
  value: unknown;
}

/** A view, sorted by where it is shown. */
export interface Fields {
  /** What each seat has, by seat. */
  seats: Field[][];
  /** Rows of cards that lie open. */
  cards: { name: string; cards: string[] }[];
  /** Everything else. */
  plain: Field[];
}

/** What every view has, and what is shown elsewhere. */
const KNOWN = ['game', 'seat', 'players', 'over', 'hand'];

export function fieldsOf(view: View): Fields {
  const fields = flat(view).filter(({ name, value }) => !KNOWN.includes(name) && !isEmpty(value));
  const isBySeat = ({ value }: Field) => bySeat(value, view.players) !== null;
  const bySeats = fields.filter(isBySeat);
  const rest = fields.filter((field) => !isBySeat(field));
  return {
    seats: Array.from({ length: view.players }, (_, seat) =>
      bySeats.map(({ name, value }) => ({ name, value: bySeat(value, view.players)?.[seat] })),
    ),
    cards: rest.flatMap(({ name, value }) => (isCards(value) ? [{ name, cards: value }] : [])),
    plain: rest.filter(({ value }) => !isCards(value)),
  };
}

/** Whether there is nothing to show. */
function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** The fields of an object, those of objects inside it with both names. */
function flat(object: object, before = ''): Field[] {
  const fields: [string, unknown][] = Object.entries(object);
  return fields.flatMap(([field, value]) => {
    const name = `${before}${field}`;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? flat(value, `${name}-`) : [{ name, value }];
  });
}

/** As many values as players, other than cards: one of each seat. */
function bySeat(value: unknown, players: number): unknown[] | null {
  return Array.isArray(value) && value.length === players && !isCards(value) ? value : null;
}

function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}
