import type { Component } from 'svelte';
import type { SceneShown } from '../net/messages';
import type { GameBoard } from '../table/board';
import TabulosLid from './tabulos/Lid.svelte';
import TelosLid from './telos/Lid.svelte';
import TimelineLid from './timeline/Lid.svelte';
import TitusLid from './titus/Lid.svelte';

/** What the browser has of its own for a game. */
interface KnownGame {
  /** The picture on the lid of its box. */
  Lid: Component;
  /** Its board, which is fetched when somebody plays it. */
  board: () => Promise<GameBoard>;
  /** What draws the examples of its book, fetched when somebody reads it. */
  example: () => Promise<ExampleOf>;
}

/** Draws one scene of an example. */
export type ExampleOf = Component<{ scene: SceneShown }>;

/** Every game with a board of its own, in the order of the home page. Others use the plain board. */
export const KNOWN: Record<string, KnownGame> = {
  titus: {
    Lid: TitusLid,
    board: async () => (await import('./titus')).titus,
    example: async () => (await import('./titus/Example.svelte')).default,
  },
  tabulos: {
    Lid: TabulosLid,
    board: async () => (await import('./tabulos')).tabulos,
    example: async () => (await import('./tabulos/Example.svelte')).default,
  },
  telos: {
    Lid: TelosLid,
    board: async () => (await import('./telos')).telos,
    example: async () => (await import('./telos/Example.svelte')).default,
  },
  timeline: {
    Lid: TimelineLid,
    board: async () => (await import('./timeline')).against,
    example: async () => (await import('./timeline/Example.svelte')).default,
  },
  timeline_together: {
    Lid: TimelineLid,
    board: async () => (await import('./timeline')).together,
    example: async () => (await import('./timeline/Example.svelte')).default,
  },
};
const ORDER = Object.keys(KNOWN);

/** The boxes as they stand on the table: ours first, then those of other games. */
export function inOrder<Box extends { games: { game: string }[] }>(boxes: Box[]): Box[] {
  const place = ({ games: [first] }: Box) => ORDER.indexOf(first?.game ?? '') >>> 0;
  return boxes.toSorted((one, other) => place(one) - place(other));
}

export async function boardOf(game: string): Promise<GameBoard> {
  const known = KNOWN[game];
  return known ? known.board() : (await import('./plain')).plain;
}
