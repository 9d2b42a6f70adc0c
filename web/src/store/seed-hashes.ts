import type { TableShown } from '../net/messages';
import { keptByBrowser } from '../net/kept';
import { isDigits, isRecipeOf, isSame, readRecipe, sealed } from '../net/recipe';
import type { Recipe } from '../net/recipe';
import { openedAt } from '../net/stirring';
import { sha256, sha256OfText } from '../net/sha256';

/** What was shown first under a name: what is shown later is held against it. */
function first(name: string, shown: string): string {
  const known = keptByBrowser.get(name) ?? shown;
  if (isDigits(shown)) keptByBrowser.set(name, known);
  return known;
}

/** The hash of the seed that a table showed first. */
export function firstSeedHash(table: string, hash: string): string {
  return first(`seed-${table}`, hash);
}

/** The hash of the server's secret that a table showed first; after a restart there is a new one. */
function firstSecretHash({ id, stir }: TableShown): string {
  return stir ? first(`secret-${id}-${stir.restarts}`, stir.secret_hash) : '';
}

/** Keep what a table promises, from the lobby on. */
export function notePromises(table: TableShown): void {
  firstSeedHash(table.id, table.seed_hash);
  firstSecretHash(table);
}

/** The word that is hashed with a stirred seed, in hexadecimal digits. */
const STIRRED = '73746972726564';

/**
 * What a device finds. `stirred`: the deal follows from what was fixed before this device opened its bytes,
 * and from them, so nobody chose it. `left-out`: it began again without this device. `kept`: this device
 * added nothing. Of these two it knows only that the deal is the one whose hash was shown.
 */
export type Finding = 'promise' | 'stirred' | 'left-out' | 'kept' | 'broken';

export function finding(table: TableShown): Finding {
  if (table.seed === '') return 'promise';
  const promise = firstSeedHash(table.id, table.seed_hash);
  const opened = openedAt(table.id);
  if (!table.stir?.recipe) {
    return !opened && sha256(table.seed) === promise ? 'kept' : 'broken';
  }
  const recipe = readRecipe(table.stir.recipe);
  const fits =
    sha256OfText(table.stir.recipe) === table.seed && sha256(table.seed + STIRRED) === promise;
  if (!recipe || !fits || !isDealOf(recipe, table)) return 'broken';
  if (!opened) return 'kept';
  if (sealed(recipe) === opened.sealed) return 'stirred';
  return isDealtWithout(recipe, opened) ? 'left-out' : 'broken';
}

/** Whether a recipe is that of this table, and says of it what is shown. */
function isDealOf(recipe: Recipe, table: TableShown): boolean {
  return (
    isRecipeOf(recipe, table) &&
    sha256(recipe.secret) === firstSecretHash(table) &&
    isSame(recipe.unstirred, table.stir?.unstirred ?? [])
  );
}

/** Whether the deal began again after this device opened, without the bytes that all know since. */
function isDealtWithout(recipe: Recipe, opened: { bytes: string; sealed: string }): boolean {
  const before = readRecipe(opened.sealed)?.restarts ?? 0;
  return recipe.restarts > before && recipe.stirred.every(({ bytes }) => bytes !== opened.bytes);
}

/** The hash of all that was fixed before this device opened its bytes; empty where it opened none. */
export function sealedHash(table: string): string {
  const opened = openedAt(table);
  return opened ? sha256OfText(opened.sealed) : '';
}
