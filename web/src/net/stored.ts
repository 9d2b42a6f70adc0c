/** What is stored under a name by the browser; where that is forbidden or full, by this page alone. */
export class Stored {
  /** What could not be stored: what stands there is older. */
  readonly #unstored = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  get(name: string): string | null {
    return this.#unstored.get(name) ?? this.#inBrowser(name);
  }

  /** Whether it outlasts a reload. */
  set(name: string, value: string): boolean {
    this.#unstored.set(name, value);
    const isStored = this.#trying((storage) => {
      storage.setItem(name, value);
      return true;
    });
    if (isStored) this.#unstored.delete(name);
    return isStored ?? false;
  }

  remove(name: string): void {
    this.#unstored.delete(name);
    this.#trying((storage) => {
      storage.removeItem(name);
    });
  }

  outlastsReload(name: string): boolean {
    return !this.#unstored.has(name) && this.#inBrowser(name) !== null;
  }

  names(): string[] {
    const inBrowser = this.#trying((storage) => Object.keys(storage)) ?? [];
    return [...inBrowser, ...this.#unstored.keys()];
  }

  #inBrowser(name: string): string | null {
    return this.#trying((storage) => storage.getItem(name)) ?? null;
  }

  #trying<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}

/** By this tab. A tab that is duplicated begins with a copy. */
export const storedByTab = new Stored(() => sessionStorage);

/** By all tabs of this browser together. */
export const storedByBrowser = new Stored(() => localStorage);
