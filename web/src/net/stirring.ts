import type { News, Reply, StirShown, Wish } from './messages';
import { sha256 } from './sha256';
import { keep, kept } from './kept';

/** The bytes of this device behind a commitment; null where they are not known here. */
export function bytesBehind(commitment: string): string | null {
  return kept(`stir-${commitment}`);
}

/** New random bytes, kept here; what others may see of them now. */
export function freshCommitment(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = sha256(digits);
  keep(`stir-${commitment}`, digits);
  return commitment;
}

/**
 * Stirs the deal of a table, without anybody's doing: commits to random bytes in the lobby, and opens
 * them once the commitments of all are fixed. docs/fair-deals.md says why in this order.
 */
export class Stirrer {
  #stir: StirShown | null = null;
  /** What was asked already, so that no two tabs of one person take turns for ever. */
  readonly #asked = new Set<string>();

  constructor(private readonly ask: (wish: Wish) => Promise<Reply>) {}

  hear({ table, me, seats }: News): void {
    this.#stir = table.status === 'waiting' ? (table.stir ?? null) : null;
    if (!this.#stir || seats.length === 0) return;
    const mine = this.#stir.stirrers.find(({ member }) => member === me);
    const bytes = mine ? bytesBehind(mine.commitment) : null;
    if (this.#stir.phase !== 'opening') {
      if (bytes === null) this.commit();
    } else if (mine?.added === '' && bytes !== null) {
      this.#once(`open ${mine.commitment}`, () => ({ do: 'open', added: bytes }));
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

  #once(name: string, wish: () => Wish): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    void this.ask(wish());
  }
}
