import type { EventShown } from '../net/messages';

const LIGHT = 1_600;

/** What an event speaks of, in the names that things on the table have for the eye. */
export function spokenOf(events: EventShown[]): string[] {
  const names = events.flatMap(({ event }) =>
    Object.entries(event).flatMap(([fact, value]) =>
      fact === 'type' || typeof value === 'object' ? [] : [`${fact}-${String(value)}`],
    ),
  );
  return [...new Set(names)];
}

/** Let everything light up for a moment that these events speak of. */
export function flash(root: ParentNode, events: EventShown[]): void {
  const names = spokenOf(events);
  for (const thing of root.querySelectorAll<HTMLElement>('[data-move], [data-place]')) {
    const { move, place = '' } = thing.dataset;
    if (names.includes(move ?? place)) light(thing);
  }
}

function light(thing: HTMLElement): void {
  const bright = { outline: '4px solid var(--glow)', outlineOffset: '2px' };
  const gone = { outline: '4px solid transparent', outlineOffset: '2px' };
  thing.animate([gone, bright, bright, gone], { duration: LIGHT });
}
