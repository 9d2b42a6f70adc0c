import games from '../fixtures/games.json';
import { Still, type Fixture } from '../gallery/still';
import { boardOf } from '../src/games/boards';
import type { GameList } from '../src/net/messages';
import { catalogue } from '../src/store/catalogue.svelte';
import { TableStore } from '../src/store/table.svelte';
import type { GameBoard } from '../src/table/board';

const files = import.meta.glob<Fixture>('../fixtures/*-*.json', { eager: true, import: 'default' });

/** What the server tells of all games. */
export const CATALOGUE = games as unknown as GameList;
catalogue.use(CATALOGUE);

/** Every scene by its name. */
export const SCENES = new Map(
  Object.entries(files).map(([path, fixture]) => [
    path.slice('../fixtures/'.length, -'.json'.length),
    fixture,
  ]),
);

/** The boards of all games, and under no name the plain one. */
export const BOARDS = new Map<string, GameBoard>();
for (const name of [...CATALOGUE.games.map(({ game }) => game), '']) {
  BOARDS.set(name, await boardOf(name));
}

export interface Sat {
  table: TableStore;
  still: Still;
}

/** Sit down in a scene, at the board of its game or another one. */
export function sit(scene: string, game = SCENES.get(scene)?.news.table.game ?? ''): Sat {
  const fixture = SCENES.get(scene);
  const board = BOARDS.get(game);
  if (!fixture || !board) throw new Error(`There is no scene ${scene}.`);
  const still = new Still(fixture);
  return { table: new TableStore(board.side, still, fixture.news), still };
}
