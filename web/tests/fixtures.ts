import { Still, type Fixture } from '../gallery/still';
import { SIDES } from '../src/games/boards';
import { TableStore } from '../src/store/table.svelte';

const files = import.meta.glob<Fixture>('../fixtures/*-*.json', { eager: true, import: 'default' });

/** Every scene by its name. */
export const SCENES = new Map(
  Object.entries(files).map(([path, fixture]) => [
    path.slice('../fixtures/'.length, -'.json'.length),
    fixture,
  ]),
);

export interface Sat {
  table: TableStore;
  still: Still;
}

/** Sit down in a scene. */
export function sit(scene: string): Sat {
  const fixture = SCENES.get(scene);
  const side = SIDES[fixture?.news.table.game ?? ''];
  if (!fixture || !side) throw new Error(`There is no scene ${scene}.`);
  const still = new Still(fixture);
  return { table: new TableStore(side, still, fixture.news), still };
}
