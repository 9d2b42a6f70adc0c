import { Stored, storedByBrowser, storedByTab } from './stored';

const PREFIX = 'speeltafel-kept-';
const DAY = 24 * 3600 * 1000;
/** Nobody checks a game that long after. */
const DAYS_KEPT = 60;

/**
 * What this device keeps under a name for some time: also over a reload, where storage is allowed. Nothing of
 * it leaves the device but what is sent on purpose.
 */
class Kept {
  constructor(private readonly stored: Stored) {}

  /** Whether it outlasts a reload: storage may be full or forbidden. */
  set(name: string, value: string): boolean {
    return this.stored.set(PREFIX + name, `${today()} ${value}`);
  }

  get(name: string): string | null {
    const found = this.stored.get(PREFIX + name);
    return found === null ? null : found.slice(found.indexOf(' ') + 1);
  }

  remove(name: string): void {
    this.stored.remove(PREFIX + name);
  }

  outlastsReload(name: string): boolean {
    return this.stored.outlastsReload(PREFIX + name);
  }

  forgetOld(): void {
    this.#forget((day) => day < today() - DAYS_KEPT);
  }

  forgetAll(): void {
    this.#forget(() => true);
  }

  #forget(isPast: (day: number) => boolean): void {
    for (const name of this.stored.names().filter((one) => one.startsWith(PREFIX))) {
      if (isPast(parseInt(this.stored.get(name) ?? ''))) this.stored.remove(name);
    }
  }
}

function today(): number {
  return Math.floor(Date.now() / DAY);
}

export const keptByTab = new Kept(storedByTab);
export const keptByBrowser = new Kept(storedByBrowser);
