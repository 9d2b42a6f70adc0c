import type { Component } from 'svelte';
import type { ActionShown, Form, MoveShown, View } from '../net/messages';
import type { Choice } from '../store/choosing';
import type { TableStore } from '../store/table.svelte';
import type { ScoreLine } from '../store/account';

/** The browser's side of one game: how what is legal is pointed at, what is asked, what is drawn. */
export interface GameSide<V extends View = View> {
  /** The sets of the rule book, in order. */
  rules: string[];
  /** Where a card goes that is tapped twice. */
  goal: string;
  choices(view: V, legal: ActionShown[]): Choice[];
  /** What counts as pointed at already, such as a coin in the hand. */
  held(view: V): string[];
  /** The action that pointing at these would have been, to ask why it is not possible. */
  meant(view: V, kinds: string[]): Form | null;
  /** The sentence that says what is asked of the seat now. */
  asks(table: TableStore<V>): string;
  /** At the end: how the scores came about, line by line. */
  account(table: TableStore<V>): ScoreLine[];
  /** What else there is to say of what happened last, such as the right sum after a wrong one. */
  explains?(moves: MoveShown[]): string[];
  Board: Component<{ table: TableStore<V> }>;
  Own: Component<{ table: TableStore<V> }>;
}
