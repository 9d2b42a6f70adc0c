import type { Component } from 'svelte';
import type { GameSide, TableStore } from '../store/table.svelte';

/** All that the frame of a table needs of one game. */
export interface GameBoard {
  side: GameSide;
  /** The middle of the table, and the others. */
  Board: Component<{ table: TableStore }>;
  /** The own place. */
  Own: Component<{ table: TableStore }>;
}
