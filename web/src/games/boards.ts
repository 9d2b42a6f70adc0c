import type { Component } from 'svelte';
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
}

/** Every game with a board of its own. Any other is played on the plain board. */
export const KNOWN: Record<string, KnownGame> = {
  tabulos: { Lid: TabulosLid, board: async () => (await import('./tabulos')).tabulos },
  telos: { Lid: TelosLid, board: async () => (await import('./telos')).telos },
  timeline: { Lid: TimelineLid, board: async () => (await import('./timeline')).against },
  timeline_together: { Lid: TimelineLid, board: async () => (await import('./timeline')).together },
  titus: { Lid: TitusLid, board: async () => (await import('./titus')).titus },
};

export async function boardOf(game: string): Promise<GameBoard> {
  const known = KNOWN[game];
  return known ? known.board() : (await import('./plain')).plain;
}
