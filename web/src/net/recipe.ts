import type { TableShown } from './messages';
import { sha256 } from './sha256';

/** What a deal follows from; sealed, hashes stand in the places of the secret and the bytes. */
export interface Recipe {
  game: string;
  players: number;
  options: Record<string, unknown>;
  secret: string;
  stirred: { seats: number[]; bytes: string }[];
  unstirred: number[];
  restarts: number;
}

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
    const digits = [recipe.secret, ...recipe.stirred.map(({ bytes }) => bytes)];
    const isExact = JSON.stringify(recipe) === text && digits.every(isDigits);
    return isExact ? recipe : null;
  } catch {
    return null;
  }
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
    JSON.stringify(recipe.options) === JSON.stringify(options) &&
    recipe.restarts === stir?.restarts
  );
}
