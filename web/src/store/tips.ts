import { storedByBrowser } from '../net/stored';

const KEY = 'speeltafel-tips';

/** The tips that this device has shown: each is shown once. */
export function shownTips(): string[] {
  const kept: string[] = JSON.parse(storedByBrowser.get(KEY) ?? '[]');
  return kept;
}

export function noteTip(key: string): void {
  storedByBrowser.set(KEY, JSON.stringify([...new Set([...shownTips(), key])]));
}

/** All of them come again. */
export function forgetTips(): void {
  storedByBrowser.remove(KEY);
}
