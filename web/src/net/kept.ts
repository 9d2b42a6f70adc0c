/**
 * What this device keeps under a name: also over a reload, where the browser lets us. Nothing of it leaves
 * the device but what is sent on purpose.
 */
class Kept {
  readonly #inMemory = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  /** Whether it outlasts a reload: storage may be full or forbidden. */
  set(name: string, value: string): boolean {
    this.#inMemory.set(name, value);
    try {
      this.storage().setItem(PREFIX + name, value);
      return true;
    } catch {
      return false;
    }
  }

  get(name: string): string | null {
    return this.#stored(name) ?? this.#inMemory.get(name) ?? null;
  }

  outlastsReload(name: string): boolean {
    return this.#stored(name) !== null;
  }

  #stored(name: string): string | null {
    try {
      return this.storage().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }
}

const PREFIX = 'speeltafel-';

/** By this tab. A tab that is duplicated begins with a copy. */
export const keptByTab = new Kept(() => sessionStorage);

/** By all tabs of this browser together. */
export const keptByBrowser = new Kept(() => localStorage);
