/**
 * What this browser keeps of deals under a name: for all its tabs, and over a reload, where storage is
 * allowed. Nothing of it leaves the device but what is sent on purpose.
 */
const PREFIX = 'speeltafel-deal-';
const DAY = 24 * 3600 * 1000;
/** Nobody checks a game that long after. */
const DAYS_KEPT = 60;

const inMemory = new Map<string, string>();

/** Whether it outlasts a reload: storage may be full or forbidden. */
export function keep(name: string, value: string): boolean {
  inMemory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, `${today()} ${value}`);
    return true;
  } catch {
    return false;
  }
}

export function kept(name: string): string | null {
  return stored(name) ?? inMemory.get(name) ?? null;
}

export function outlastsReload(name: string): boolean {
  return stored(name) !== null;
}

export function forgetOld(): void {
  forget((day) => day < today() - DAYS_KEPT);
}

export function forgetAll(): void {
  inMemory.clear();
  forget(() => true);
}

function today(): number {
  return Math.floor(Date.now() / DAY);
}

function stored(name: string): string | null {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? null : found.slice(found.indexOf(' ') + 1);
  } catch {
    return null;
  }
}

function forget(isPast: (day: number) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const day = parseInt(localStorage.getItem(key) ?? '');
      if (key.startsWith(PREFIX) && isPast(day)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing is there.
  }
}
