// A game without a board of its own is told by its texts alone: card-<game>-<card>,
// act-<game>-<type> for an action with its fields, field-<game>-<name> for a field of its view. Where
// one is missing its name is written out, so that a game can be tried before it has words.

import type { Form } from '../../net/messages';
import type { TableStore } from '../../store/table.svelte';
import { listed, say, sayOr, speech, type Args } from '../../store/words.svelte';

/** What a value is, in words; one that is a seat can also be said by the name of who sits there. */
export function argsOf(table: TableStore, field: string, value: unknown): Args {
  const args = { [field]: valueWords(table, value) };
  if (typeof value !== 'number') return args;
  return { [field]: value, [`${field}_name`]: seatWords(table, value) };
}

function seatWords(table: TableStore, seat: number): string {
  return seat in table.news.table.seats ? table.name(seat) : '';
}

export function cardWords(table: TableStore, card: string): string {
  return sayOr(`card-${table.news.table.game}-${card}`, card);
}

export function valueWords(table: TableStore, value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return say(value ? 'web-plain-yes' : 'web-plain-no');
  if (typeof value === 'string') return cardWords(table, value);
  if (Array.isArray(value)) return listed(value.map((one) => valueWords(table, one))) || '–';
  if (typeof value === 'object') {
    return Object.values(value)
      .map((one) => valueWords(table, one))
      .join(' ');
  }
  return String(value);
}

/** A field of the view: the game's own sentence about it, or its name and its value. */
export function fieldWords(table: TableStore, name: string, value: unknown): string {
  const args = argsOf(table, 'value', value);
  const own = speech.words?.sayIfWhole(`field-${table.news.table.game}-${name}`, args);
  return own ?? say('web-plain-field', { text: spaced(name), value: valueWords(table, value) });
}

/** What an action does. */
export function actionWords(table: TableStore, form: Form): string {
  const fields = Object.entries(form).filter(([name]) => name !== 'type');
  const args = Object.assign({}, ...fields.map(([name, value]) => argsOf(table, name, value)));
  const own = speech.words?.sayIfWhole(`act-${table.news.table.game}-${form.type}`, args);
  return own ?? [spaced(form.type), ...fields.map(([, one]) => valueWords(table, one))].join(' ');
}

/** What all actions of a type are called together. */
export function groupWords(table: TableStore, type: string): string {
  return sayOr(`acts-${table.news.table.game}-${type}`, spaced(type));
}

/** The name of a field as words. */
export function spaced(name: string): string {
  return name.replaceAll(/[_-]/g, ' ');
}
