const PREFIX = 'speeltafel-kept-';
const DAY = 24 * 3600 * 1000;
/** Nobody checks a game that long after. */
const DAYS_KEPT = 60;

/**
 * What this device keeps under a name: also over a reload, where storage is allowed. Nothing of it leaves
 * the device but what is sent on purpose.
 */
class Kept {
  readonly #inMemory = new Map<string, string>();
  /** What could not be stored: what stands there is older. */
  readonly #unstored = new Set<string>();

  constructor(private readonly storage: () => Storage) {}

  /** Whether it outlasts a reload: storage may be full or forbidden. */
  set(name: string, value: string): boolean {
    this.#inMemory.set(name, value);
    const stored = this.#trying((storage) => {
      storage.setItem(PREFIX + name, `${today()} ${value}`);
      return true;
    });
    if (stored) this.#unstored.delete(name);
    else this.#unstored.add(name);
    return stored ?? false;
  }

  get(name: string): string | null {
    return this.#stored(name) ?? this.#inMemory.get(name) ?? null;
  }

  remove(name: string): void {
    this.#inMemory.delete(name);
    this.#unstored.delete(name);
    this.#trying((storage) => {
      storage.removeItem(PREFIX + name);
    });
  }

  outlastsReload(name: string): boolean {
    return this.#stored(name) !== null;
  }

  forgetOld(): void {
    this.#forget((day) => day < today() - DAYS_KEPT);
  }

  forgetAll(): void {
    this.#inMemory.clear();
    this.#unstored.clear();
    this.#forget(() => true);
  }

  #stored(name: string): string | null {
    if (this.#unstored.has(name)) return null;
    const found = this.#trying((storage) => storage.getItem(PREFIX + name)) ?? null;
    return found === null ? null : found.slice(found.indexOf(' ') + 1);
  }

  #forget(isPast: (day: number) => boolean): void {
    this.#trying((storage) => {
      for (const key of Object.keys(storage)) {
        const day = parseInt(storage.getItem(key) ?? '');
        if (key.startsWith(PREFIX) && isPast(day)) storage.removeItem(key);
      }
    });
  }

  #trying<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}

function today(): number {
  return Math.floor(Date.now() / DAY);
}

/** By this tab. A tab that is duplicated begins with a copy. */
export const keptByTab = new Kept(() => sessionStorage);

/** By all tabs of this browser together. */
export const keptByBrowser = new Kept(() => localStorage);
