import type { News, Reply, StirShown, TableShown, Wish } from './messages';
import { sha256, sha256OfText } from './sha256';
import { keptByBrowser } from './kept';
import { pause } from './pause';
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

/** Milliseconds after which a tab surely sees what another one had stored before. */
const STORED = 80;

/**
 * Whether this browser may show bytes for a deal, which it remembers then. Each commitment is for one deal,
 * and a table has one deal for each restart that everybody sees: of others the server could take the best.
 * Two tabs that hear of two deals at once can both find that there was none: the last to store its own opens.
 */
async function mayOpen(
  table: string,
  commitment: string,
  sealed: string,
  { restarts }: Recipe,
): Promise<boolean> {
  const deal = `${restarts} ${table} ${sha256OfText(sealed)}`;
  const [before, last] = [openedFor(commitment), keptByBrowser.get(`opened-at-${table}`)];
  if (before !== null && before !== deal) return false;
  if (last !== null && last !== deal && parseInt(last) >= restarts) return false;
  const names = [`opened-${commitment}`, `opened-at-${table}`];
  const isRemembered = names.map((name) => keptByBrowser.set(name, deal)).every(Boolean);
  if (!isRemembered) return !keptByBrowser.outlastsReload(`stir-${commitment}`); // known to no other tab
  await pause(STORED);
  return names.every((name) => keptByBrowser.get(name) === deal);
}

/** What may be granted a moment later. */
const PASSING = ['too_fast', 'busy', 'store_away'];
/** After a refusal: the delay doubles from the first to the longest, in milliseconds. */
const FIRST_RETRY = 300;
const LONGEST_RETRY = 8_000;

/**
 * Stirs the deal of a table, without anybody's doing: commits to random bytes in the lobby, and opens
 * them once the commitments of all are fixed. docs/fair-deals.md says why in this order.
 */
export class Stirrer {
  #news: News | null = null;
  #stir: StirShown | null = null;
  /** What was asked already, so that no two tabs of one person take turns for ever. */
  readonly #asked = new Set<string>();
  #delay = FIRST_RETRY;
  /** Done when what was heard last is asked for, if it has to be. */
  settled = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly ask: (wish: Wish) => Promise<Reply>,
  ) {}

  hear(news: News): void {
    const { table, me, seats } = news;
    if (table.id !== this.table) return;
    this.#news = news;
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
    const name = `commit ${this.#stir.secret_hash}`;
    if (this.#isFirst(name)) this.#send(name, { do: 'commit', commitment: freshCommitment() });
  }

  /** Only where everything else is fixed. */
  #open(table: TableShown, commitment: string, seats: number[]): void {
    const [bytes, sealed] = [bytesBehind(commitment), table.stir?.sealed ?? ''];
    const recipe = readRecipe(sealed);
    if (bytes === null || recipe === null || !isSealedOf(recipe, table)) return;
    if (!recipe.stirred.some((row) => isSame(row, { seats, bytes: commitment }))) return;
    if (!this.#isFirst(`open ${sealed}`)) return;
    this.settled = this.#openFor(recipe, commitment, { bytes, sealed, seats });
  }

  async #openFor(recipe: Recipe, commitment: string, opened: Opened): Promise<void> {
    if (!(await mayOpen(this.table, commitment, opened.sealed, recipe))) return;
    if (this.#stir?.sealed !== opened.sealed) return; // the deal has started again meanwhile
    keepOpened(this.table, opened);
    this.#send(`open ${opened.sealed}`, { do: 'open', added: opened.bytes });
  }

  #isFirst(name: string): boolean {
    const isFirst = !this.#asked.has(name);
    this.#asked.add(name);
    return isFirst;
  }

  #send(name: string, wish: Wish): void {
    void this.ask(wish).then((reply) => {
      if (reply.type === 'refusal' && PASSING.includes(reply.code)) this.#retry(name);
      else this.#delay = FIRST_RETRY;
    });
  }

  /** If it still has to be by then. */
  #retry(name: string): void {
    this.#asked.delete(name);
    setTimeout(() => {
      if (this.#news) this.hear(this.#news);
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_RETRY);
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
