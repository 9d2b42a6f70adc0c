import type { News, Reply, StirShown, TableShown, Wish } from './messages';
import { sha256, sha256OfText } from './sha256';
import { keptByBrowser } from './kept';
import { isRecipeOf, isSame, readRecipe } from './recipe';
import { stirOf } from './stir';
import type { Recipe } from './recipe';

/** The bytes of this device behind a commitment; null where they are not known here. */
export function bytesBehind(commitment: string): string | null {
  return keptByBrowser.get(`stir-${commitment}`);
}

/** New random bytes, kept here; what others may see of them now. */
export function freshCommitment(): string {
  keptByBrowser.forgetOld();
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = sha256(digits);
  keptByBrowser.set(`stir-${commitment}`, digits);
  return commitment;
}

/** For which deal a commitment was opened in this browser; null while nobody knows its bytes. */
function openedFor(commitment: string): string | null {
  return keptByBrowser.get(`opened-${commitment}`);
}

/** What a device has opened: its bytes, and the sealed recipe they were for, with its own seats in it. */
export interface Opened {
  bytes: string;
  sealed: string;
  seats: number[];
}

/** What this device has opened last at a table. */
export function openedAt(table: string): Opened | null {
  const [bytes, sealed, seats] = [
    keptByBrowser.get(`bytes-${table}`),
    keptByBrowser.get(`sealed-${table}`),
    keptByBrowser.get(`seats-${table}`),
  ];
  if (bytes === null || sealed === null || seats === null) return null;
  return { bytes, sealed, seats: seats.split(' ').map(Number) };
}

function keepOpened(table: string, { bytes, sealed, seats }: Opened): void {
  keptByBrowser.set(`bytes-${table}`, bytes);
  keptByBrowser.set(`sealed-${table}`, sealed);
  keptByBrowser.set(`seats-${table}`, seats.join(' '));
}

/**
 * Whether this browser may show bytes for a deal, which it remembers then. Each commitment is for one deal,
 * and a table has one deal for each restart that everybody sees: of others the server could take the best.
 */
function mayOpen(table: string, commitment: string, sealed: string, { restarts }: Recipe): boolean {
  const deal = `${restarts} ${table} ${sha256OfText(sealed)}`;
  const [before, last] = [openedFor(commitment), keptByBrowser.get(`opened-at-${table}`)];
  if (before !== null && before !== deal) return false;
  if (last !== null && last !== deal && parseInt(last) >= restarts) return false;
  const names = [`opened-${commitment}`, `opened-at-${table}`];
  const isRemembered = names.map((name) => keptByBrowser.set(name, deal)).every(Boolean);
  return isRemembered || !keptByBrowser.outlastsReload(`stir-${commitment}`);
}

/**
 * Stirs the deal of a table, without anybody's doing: commits to random bytes in the lobby, and opens
 * them once the commitments of all are fixed. docs/fair-deals.md says why in this order.
 */
export class Stirrer {
  #stir: StirShown | null = null;
  /** What was asked already, so that no two tabs of one person take turns for ever. */
  readonly #asked = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly ask: (wish: Wish) => Promise<Reply>,
  ) {}

  hear({ table, me, seats }: News): void {
    if (table.id !== this.table) return;
    this.#stir = table.status === 'waiting' ? stirOf(table) : null;
    if (!this.#stir || seats.length === 0) return;
    const mine = this.#stir.stirrers.find(({ member }) => member === me);
    if (this.#stir.phase === 'opening') {
      if (mine?.added === '') this.#open(table, mine.commitment, seats);
    } else if (!mine || bytesBehind(mine.commitment) === null || openedFor(mine.commitment)) {
      this.commit();
    }
  }

  /** For this secret of the server, once. */
  commit(): void {
    if (!this.#stir) return;
    this.#once(`commit ${this.#stir.secret_hash}`, () => ({
      do: 'commit',
      commitment: freshCommitment(),
    }));
  }

  /** Only where everything else is fixed. */
  #open(table: TableShown, commitment: string, seats: number[]): void {
    const [bytes, sealed] = [bytesBehind(commitment), table.stir?.sealed ?? ''];
    const recipe = readRecipe(sealed);
    if (bytes === null || recipe === null || !isSealedOf(recipe, table)) return;
    if (!recipe.stirred.some((row) => isSame(row, { seats, bytes: commitment }))) return;
    if (!mayOpen(table.id, commitment, sealed, recipe)) return;
    keepOpened(table.id, { bytes, sealed, seats });
    this.#once(`open ${commitment}`, () => ({ do: 'open', added: bytes }));
  }

  #once(name: string, wish: () => Wish): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    void this.ask(wish());
  }
}

/** Whether a sealed recipe says what the table shows: who plays, and what they have committed to. */
function isSealedOf(recipe: Recipe, table: TableShown): boolean {
  const stirrers = table.stir?.stirrers ?? [];
  const members = new Set(stirrers.map(({ member }) => member));
  const rows = stirrers.map(({ member, commitment }) => ({
    seats: seatsOf(table, (one) => one === member),
    bytes: commitment,
  }));
  return (
    isRecipeOf(recipe, table) &&
    recipe.secret === table.stir?.secret_hash &&
    isSame(recipe.stirred, rows) &&
    isSame(
      recipe.unstirred,
      seatsOf(table, (one) => !members.has(one)),
    )
  );
}

/** The seats of people, as opposed to bots, of some members. */
function seatsOf({ seats }: TableShown, isMeant: (member: number) => boolean): number[] {
  return seats.flatMap(({ member, bot }, seat) =>
    member !== null && bot === null && isMeant(member) ? [seat] : [],
  );
}
