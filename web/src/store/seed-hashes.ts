import type { TableShown } from '../net/messages';
import { keep, kept } from '../net/kept';
import { bytesBehind } from '../net/stirring';
import { sha256, sha256OfText } from '../net/sha256';

/** What was shown first under a name: what is shown later is held against it. */
function first(name: string, shown: string): string {
  const known = kept(name) ?? shown;
  if (shown !== '') keep(name, known);
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

/** What a device finds: that it stirred itself, that all fits though it added nothing, or that it doesn't. */
export type Finding = 'promise' | 'stirred' | 'kept' | 'broken';

export function finding(table: TableShown, me: number | null): Finding {
  if (table.seed === '') return 'promise';
  const promise = firstSeedHash(table.id, table.seed_hash);
  const stir = table.stir;
  if (!stir?.recipe) return sha256(table.seed) === promise ? 'kept' : 'broken';
  const mine = stir.stirrers.find(({ member }) => member === me)?.commitment ?? '';
  const bytes = bytesBehind(mine);
  const fits =
    sha256OfText(stir.recipe) === table.seed &&
    sha256(table.seed + STIRRED) === promise &&
    isOf(table, stir.recipe) &&
    (bytes === null || stir.recipe.includes(`"bytes":"${bytes}"`));
  if (!fits) return 'broken';
  return bytes === null ? 'kept' : 'stirred';
}

interface Recipe {
  game: string;
  players: number;
  options: Record<string, unknown>;
  secret: string;
}

/** Whether a recipe is that of this table: its game, its seats, its options, the secret of its lobby. */
function isOf(table: TableShown, text: string): boolean {
  const recipe: Recipe = JSON.parse(text);
  return (
    recipe.game === table.game &&
    recipe.players === table.seats.length &&
    JSON.stringify(recipe.options) === JSON.stringify(table.options) &&
    sha256(recipe.secret) === firstSecretHash(table)
  );
}
