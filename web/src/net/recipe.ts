import type { TableShown } from './messages';
import { sha256 } from './sha256';

/** What a deal follows from; sealed, hashes stand in the places of the secret and the bytes. */
export interface Recipe {
  speeltafel: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, unknown>;
  material: string;
  secret: string;
  stirred: { seats: number[]; bytes: string }[];
  unstirred: number[];
  restarts: number;
}

const FORM = 'deal 1';
const FIELDS = [
  'speeltafel',
  'game',
  'rules_version',
  'players',
  'options',
  'material',
  'secret',
  'stirred',
  'unstirred',
  'restarts',
];
/** No seat, version or count of a record is larger than that. */
const MOST = 1_000_000;
/** Characters of a recipe; no game has a third as many. A longer one would not be kept by every browser. */
const LONGEST = 20_000;

/**
 * Null for anything that is not written exactly as the server writes recipes: each other way to write
 * the same would be another seed, and so a choice of the server's.
 */
export function readRecipe(text: string): Recipe | null {
  if (text.length > LONGEST) return null;
  try {
    const recipe: Recipe = JSON.parse(text);
    return JSON.stringify(recipe) === text && isExact(recipe) ? recipe : null;
  } catch {
    return null;
  }
}

/** Whether it has the fields of a recipe and no others, each of its kind. */
function isExact(recipe: Recipe): boolean {
  const { speeltafel, rules_version, material, secret, stirred, unstirred, restarts } = recipe;
  const seats = [...stirred.flatMap((row) => row.seats), ...unstirred];
  return (
    isSame(Object.keys(recipe), FIELDS) &&
    stirred.every((row) => isSame(Object.keys(row), ['seats', 'bytes'])) &&
    speeltafel === FORM &&
    [rules_version, restarts, ...seats].every(isCount) &&
    [secret, ...stirred.map(({ bytes }) => bytes)].every(isDigits) &&
    (material === '' || isDigits(material))
  );
}

/** A deal could be tried again and again under numbers that rise without being counted, such as -2 or 0.1. */
export function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}

/** Whether two things from JSON are the same, to the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether something that came from the server is 32 bytes in hexadecimal digits. */
export function isDigits(text: unknown): boolean {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** What was fixed of a recipe before anybody opened. */
export function sealed(recipe: Recipe): string {
  const stirred = recipe.stirred.map((row) => ({ ...row, bytes: sha256(row.bytes) }));
  return JSON.stringify({ ...recipe, secret: sha256(recipe.secret), stirred });
}

/** Whether a recipe, sealed or not, is that of a table as it is shown. */
export function isRecipeOf(recipe: Recipe, { game, seats, options, stir }: TableShown): boolean {
  return (
    recipe.game === game &&
    recipe.players === seats.length &&
    isSame(recipe.options, options) &&
    recipe.restarts === stir?.restarts
  );
}
