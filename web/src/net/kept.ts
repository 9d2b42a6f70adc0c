/**
 * What this tab keeps under a name: also over a reload, where the browser lets us. Nothing of it leaves
 * the device but what is sent on purpose.
 */
const inMemory = new Map<string, string>();
const PREFIX = 'speeltafel-';

export function keep(name: string, value: string): void {
  inMemory.set(name, value);
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is full or forbidden: then it lasts until the next reload.
  }
}

export function kept(name: string): string | null {
  const found = inMemory.get(name);
  if (found !== undefined) return found;
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
