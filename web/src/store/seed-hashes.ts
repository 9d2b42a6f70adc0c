import type { News, TableShown } from '../net/messages';
import { keptByBrowser } from '../net/kept';
import { isDigits, isRecipeOf, isSame, readRecipe, sealed } from '../net/recipe';
import type { Recipe } from '../net/recipe';
import { stirOf } from '../net/stir';
import { openedAt } from '../net/stirring';
import type { Opened } from '../net/stirring';
import { sha256, sha256OfText } from '../net/sha256';

/** Where this device keeps the hash of the seed that a table showed first. */
const seedAt = ({ id }: TableShown) => `seed-${id}`;

/** And that of the server's secret; after a restart there is a new one. */
const secretAt = ({ id, stir }: TableShown) => `secret-${id}-${stir?.restarts ?? 0}`;

/** What was shown first under a name, if that was before the end: what is shown later is held against it. */
function first(name: string, shown: string): string {
  return keptByBrowser.get(name) ?? shown;
}

/** The hash of the seed that a table showed first. */
export function firstSeedHash(table: TableShown): string {
  return first(seedAt(table), table.seed_hash);
}

/** Keep what a table promises, from the lobby on. What it says after the end is no promise. */
export function notePromises(table: TableShown): void {
  if (table.status === 'over') return;
  note(seedAt(table), table.seed_hash);
  if (table.stir) note(secretAt(table), table.stir.secret_hash);
}

function note(name: string, shown: string): void {
  if (isDigits(shown)) keptByBrowser.set(name, first(name, shown));
}

/** Where this device keeps the seats that it was given, or shown the cards of, at a table. */
const heldAt = ({ id }: TableShown) => `held-${id}`;

/** What a device keeps of each news, to hold against what it is told after the end. */
export function noteNews(news: News): void {
  notePromises(news.table);
  if (news.view) noteSeats(news.table, [...news.seats, ...(news.eyes === null ? [] : [news.eyes])]);
}

function noteSeats(table: TableShown, seats: number[]): void {
  const known = held(table);
  const all = [...new Set([...known, ...seats])];
  if (all.length > known.length) keptByBrowser.set(heldAt(table), all.join(' '));
}

function held(table: TableShown): number[] {
  const kept = keptByBrowser.get(heldAt(table)) ?? '';
  return kept.split(' ').filter(Boolean).map(Number);
}

/** The word that is hashed with a stirred seed, in hexadecimal digits. */
const STIRRED = '73746972726564';

/**
 * What a device finds. `stirred`: the seed follows from what was fixed before this device opened its bytes,
 * and from them, so nobody chose it. `left-out`: the deal began again without this device. `kept`: this device
 * added nothing. `forgotten`: it has, and does not know what. Of these three it knows only that the seed is the
 * one whose hash was shown; of `unseen` not even that, since it kept no hash from before the end. `moved`: its
 * player was given another seat than the one that was sealed.
 */
export type Finding =
  'promise' | 'moved' | 'stirred' | 'left-out' | 'kept' | 'forgotten' | 'unseen' | 'broken';

/** What a table tells of its deal. An outcome is the end, whatever the server says of the table. */
export type Dealt = Pick<News, 'table' | 'outcome' | 'me'>;

export function finding(dealt: Dealt): Finding {
  const { table, outcome } = dealt;
  if (table.stir && !stirOf(table)) return 'broken';
  const isEnded = table.status === 'over' || outcome !== null;
  const found = table.seed === '' && !isEnded ? 'promise' : checked(table);
  if (found !== 'broken' && hasMoved(table)) return 'moved';
  return found === 'kept' && hasForgotten(dealt) ? 'forgotten' : found;
}

/** Whether the table shows bytes of its player that are not known here: lost, or added by another browser. */
export function hasForgotten({ table, me }: Dealt): boolean {
  const added = stirOf(table)?.stirrers.some(({ member, added }) => member === me && added !== '');
  return (added ?? false) && openedAt(table.id) === null;
}

/**
 * Whether this device was ever given a seat that was not sealed as its own: a server that knows the deal
 * could give a player the hand that it likes. In an honest game nobody who plays comes to another seat,
 * whoever takes, frees or hands over seats: they can only lose some, and take the same again.
 */
function hasMoved(table: TableShown): boolean {
  const seats = sealedSeats(table);
  return seats.length > 0 && held(table).some((seat) => !seats.includes(seat));
}

function checked(table: TableShown): Finding {
  if (!isDigits(table.seed)) return 'broken';
  const opened = openedAt(table.id);
  const added = table.stir
    ? addedTo(table.stir.recipe ?? '', table, opened)
    : isPromised(table.seed, table) && !opened && 'kept';
  if (!added) return 'broken';
  return added === 'stirred' || keptByBrowser.get(seedAt(table)) !== null ? added : 'unseen';
}

/** What a device has added to a stirred deal; false if that is not the deal that was promised. */
function addedTo(
  text: string,
  table: TableShown,
  opened: Opened | null,
): 'stirred' | 'left-out' | 'kept' | false {
  const recipe = readRecipe(text);
  const fits = sha256OfText(text) === table.seed && isPromised(table.seed + STIRRED, table);
  if (!recipe || !fits || !isDealOf(recipe, table)) return false;
  if (!opened) return 'kept';
  if (sealed(recipe) === opened.sealed) return 'stirred';
  const isLeftOut = hasRestarted(table, opened) && isDealtWithout(recipe, opened);
  return isLeftOut && 'left-out';
}

/** Whether these digits have the hash that the table showed first. */
function isPromised(digits: string, table: TableShown): boolean {
  return sha256(digits) === firstSeedHash(table);
}

/** Whether a recipe is that of this table, and says of it what is shown. */
function isDealOf(recipe: Recipe, table: TableShown): boolean {
  return (
    isRecipeOf(recipe, table) &&
    sha256(recipe.secret) === first(secretAt(table), table.stir?.secret_hash ?? '') &&
    isSame(recipe.unstirred, table.stir?.unstirred ?? [])
  );
}

/** Whether the deal began again after this device opened its bytes: what was sealed for them is past. */
function hasRestarted({ stir }: TableShown, opened: Opened): boolean {
  return (stir?.restarts ?? 0) > (readRecipe(opened.sealed)?.restarts ?? 0);
}

/** All know the bytes of this device since it opened them. */
function isDealtWithout({ stirred }: Recipe, opened: Opened): boolean {
  return stirred.every(({ bytes }) => bytes !== opened.bytes);
}

/** The hash of all that was fixed before this device opened its bytes; empty where it opened none for this deal. */
export function sealedHash(table: TableShown): string {
  const opened = openedForDeal(table);
  return opened ? sha256OfText(opened.sealed) : '';
}

/** The seats that were sealed as those of this device; none where it opened nothing for this deal. */
export function sealedSeats(table: TableShown): number[] {
  return openedForDeal(table)?.seats ?? [];
}

function openedForDeal(table: TableShown): Opened | null {
  const opened = openedAt(table.id);
  return opened && !hasRestarted(table, opened) ? opened : null;
}
