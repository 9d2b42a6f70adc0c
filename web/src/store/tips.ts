const KEY = 'speeltafel-tips';

/** The tips that this device has shown: each is shown once. */
export function shownTips(): string[] {
  const kept: string[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return kept;
}

export function noteTip(key: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...shownTips(), key])]));
}

/** All of them come again. */
export function forgetTips(): void {
  localStorage.removeItem(KEY);
}
