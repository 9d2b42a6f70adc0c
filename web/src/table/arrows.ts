const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The place that a key leads to, out of `count` places; null where the key means nothing. */
export function step(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = STEPS[key];
  return by === undefined ? null : (from + by + count) % count;
}

/** With the arrow keys from card to card of a hand, or from place to place of a line. */
export function arrows(row: HTMLElement): () => void {
  const keys = (event: KeyboardEvent) => {
    const spots = [...row.querySelectorAll<HTMLElement>('button')];
    const from = spots.findIndex((spot) => spot === document.activeElement);
    const to = from < 0 ? null : step(event.key, from, spots.length);
    if (to === null) return;
    event.preventDefault();
    spots[to]?.focus();
    spots[to]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  row.addEventListener('keydown', keys);
  return () => {
    row.removeEventListener('keydown', keys);
  };
}
