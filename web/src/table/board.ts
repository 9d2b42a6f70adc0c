import type { Component } from 'svelte';
import type { GameSide, TableStore } from '../store/table.svelte';
import type { Happening, Scene } from './scene';

/** All that the frame of a table needs of one game. */
export interface GameBoard {
  side: GameSide;
  /** The middle of the table, and the others. */
  Board: Component<{ table: TableStore }>;
  /** The own place. */
  Own: Component<{ table: TableStore }>;
  /** How an event is shown; null for its sentence at the seat it speaks of. */
  scene?: (happening: Happening) => Scene | null;
  /** Whether the table is at the climax of its game now: the light is lower, the hand slower. */
  climax?: (table: TableStore) => boolean;
  /** At the end: the cards that decided it. */
  Shown?: Component<{ table: TableStore }>;
}
