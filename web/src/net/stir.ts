import { isCount } from './recipe';
import type { StirShown, TableShown } from './messages';

/** How a deal is stirred, as a table shows it; null where it shows nothing of that, or something else. */
export function stirOf({ stir }: TableShown): StirShown | null {
  return stir && isWellFormed(stir) ? stir : null;
}

/** The type is what the server promises: a dishonest one sends anything. */
function isWellFormed(stir: StirShown): boolean {
  const { restarts, secret_hash, stirrers, sealed = '', unstirred = [], recipe = '' } = stir;
  return (
    isCount(restarts) &&
    [secret_hash, sealed, recipe].every(isText) &&
    isListOf(unstirred, isCount) &&
    isListOf(stirrers, isStirrer)
  );
}

function isStirrer(one: unknown): boolean {
  return (
    typeof one === 'object' &&
    one !== null &&
    'member' in one &&
    'commitment' in one &&
    'added' in one &&
    isCount(one.member) &&
    [one.commitment, one.added].every(isText)
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isListOf(values: unknown, is: (value: unknown) => boolean): boolean {
  return Array.isArray(values) && values.every(is);
}
