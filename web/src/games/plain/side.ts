import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { waiting } from '../waiting';
import { formOf, kindOf } from './actions';

function choices(_: View, offered: Form[]): Choice[] {
  return offered.map((action) => ({ action, kinds: [kindOf(action)] }));
}

function meant(_: View, kinds: string[]): Form | null {
  const kind = kinds.at(-1);
  return kind === undefined ? null : formOf(kind);
}

function asks(table: TableStore): string {
  return table.asked ? say('web-plain-choose') : waiting(table);
}

/** Any game: each action is a thing of its own to point at. */
export const side: GameSide = {
  goal: '',
  choices,
  held: () => [],
  meant,
  asks,
  account: () => [],
};
