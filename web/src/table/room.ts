// Room for a thing on its journey: what lies beside its stop steps aside for as long as it is there.

import type { Box } from './doubles';
import { placeOf } from './places';

const ASIDE = 200;
const NUDGE = 9;
const NUDGED = 380;
const EDGE = 4;

/** From when to when, in milliseconds, within how long a journey. */
export interface Span {
  from: number;
  to: number;
  duration: number;
}

/** Everything in the `data-row` of a place steps aside by half the width of what comes there. */
export function makeRoom(place: HTMLElement, width: number, span: Span): Animation[] {
  const row = [...(place.closest('[data-row]')?.children ?? [])];
  const at = row.findIndex((element) => element.contains(place));
  const free = Math.max(0, width - place.getBoundingClientRect().width) / 2 + EDGE;
  const timing = { duration: span.duration, composite: 'add' as const };
  return row.flatMap((element, n) =>
    n === at ? [] : [element.animate(aside(n < at ? -free : free, span), timing)],
  );
}

/** Aside shortly before the thing is there, and back as it goes. */
export function aside(by: number, { from, to, duration }: Span): Keyframe[] {
  const offset = (time: number) => Math.min(1, Math.max(0, time / duration));
  return [
    { translate: '0px', offset: 0 },
    { translate: '0px', offset: offset(from - ASIDE) },
    { translate: `${by}px`, offset: offset(from) },
    { translate: `${by}px`, offset: offset(to) },
    { translate: '0px', offset: offset(to + ASIDE) },
    { translate: '0px', offset: 1 },
  ];
}

/** Two things are pressed together for a moment. */
export function press(root: HTMLElement, [left, right]: [string, string]): void {
  for (const [thing, by] of [
    [left, NUDGE],
    [right, -NUDGE],
  ] as const) {
    const frames = [
      { translate: '0px' },
      { translate: `${by}px`, offset: 0.3 },
      { translate: '0px' },
    ];
    placeOf(root, thing)?.animate(frames, { duration: NUDGED, easing: 'ease-out' });
  }
}

/** A place that is scrolled out of sight is shown at the edge of what can be seen. */
export function inSight(root: HTMLElement, place: string, box: Box): Box {
  const scrolled = placeOf(root, place)?.closest('[data-scrolls]')?.getBoundingClientRect();
  if (!scrolled) return box;
  const furthest = Math.max(scrolled.left, scrolled.right - box.width);
  return { ...box, x: Math.max(scrolled.left, Math.min(box.x, furthest)) };
}
