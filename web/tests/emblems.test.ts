import { expect, test } from 'vitest';
import decks from '../../docs/decks.md?raw';
import named from '../../src/speeltafel/decks/emblems.json';
import { BACKDROPS, FAMILIES, sceneOf } from '../src/games/timeline/emblems';
import { front, markup } from '../src/games/timeline/emblems/marks';
import { ICONS } from '../src/games/timeline/icons';
import type { Drawing } from '../src/ui/drawing';
import { sheet } from './sheet';

const INKS = { ink: 'black', far: 'gray', paper: 'white' };
const emblems = Object.entries(FAMILIES).flatMap(([, drawings]) => Object.entries(drawings));
const drawings: [string, Drawing][] = [...emblems, ...Object.entries(BACKDROPS)];

/** The points that the lines of a drawing go through; what bends them lies beside. */
function points({ ink, line = [], hole = [], dot = [], cut = [] }: Drawing): number[] {
  const paths = [...ink, ...line.map(([d]) => d), ...hole, ...dot, ...cut];
  return paths.flatMap((d) =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]),
  );
}

test('every emblem that a deck can name is drawn, in its family, and every drawing has a name', () => {
  const drawn = Object.entries(FAMILIES).map(([name, family]) => [
    name,
    Object.keys(family).sort(),
  ]);
  const wanted = Object.entries(named.emblems).map(([name, family]) => [
    name,
    Object.keys(family).sort(),
  ]);
  expect(drawn).toEqual(wanted);
  expect(Object.keys(BACKDROPS)).toEqual(Object.keys(named.backdrops));
});

test('no name stands for two drawings', () => {
  const names = [...drawings.map(([name]) => name), ...Object.keys(ICONS)];
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test('there are at least 72 emblems and 8 backdrops', () => {
  expect(emblems.length).toBeGreaterThanOrEqual(72);
  expect(Object.keys(BACKDROPS).length).toBeGreaterThanOrEqual(8);
});

test('no two drawings are equal, and none is an icon of the game together', () => {
  const all = [...drawings, ...Object.entries(ICONS)].map(([, drawing]) => JSON.stringify(drawing));
  expect(new Set(all).size).toBe(all.length);
});

test.each(drawings)('%s is drawn with numbers, and small', (_, drawing) => {
  const text = markup(front({ emblem: drawing }, INKS));
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  expect(text.length).toBeLessThan(16_000);
});

test.each(emblems)('%s stays in its field', (_, drawing) => {
  expect(points(drawing).filter((at) => at < -7 || at > 107)).toEqual([]);
});

test('a picture is an emblem, or an emblem before a backdrop', () => {
  expect(sceneOf('anchor')).toEqual({
    emblem: FAMILIES['voyage']?.['anchor'],
    backdrop: undefined,
  });
  expect(sceneOf('anchor/sea')?.backdrop).toBe(BACKDROPS['sea']);
  expect(sceneOf('anchor/nowhere')?.backdrop).toBeUndefined();
  expect(sceneOf('unicorn/sea')).toBeUndefined();
  expect(sceneOf('')).toBeUndefined();
});

test('docs/decks.md names every emblem and every backdrop, with what it is for', () => {
  const families = [...Object.values(named.emblems), named.backdrops];
  const told = families.flatMap((family) =>
    Object.entries(family).map(([name, use]) => `\`${name}\` ${use}`),
  );
  expect(told.filter((words) => !decks.includes(words))).toEqual([]);
});

test('the sheet in docs/decks.md shows what is drawn', async () => {
  await expect(sheet()).toMatchFileSnapshot('../../docs/pictures/emblems.svg');
});
