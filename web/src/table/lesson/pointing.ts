// What the teacher of a lesson points at is marked in the page, wherever it lies and moves to.

import { aim } from './arrow';

const LABEL = 'aria-label';
const THINGS = '[data-kind], [data-place^="seat-"]';

/** Mark everything of these kinds, and these seats; whatever else was marked is not any more. */
export function mark(root: ParentNode, points: string[]): void {
  for (const thing of root.querySelectorAll<HTMLElement>(THINGS)) {
    const { kind, place = '' } = thing.dataset;
    const shown = points.includes(kind ?? place) && !holds(thing, kind);
    if (thing.hasAttribute('data-shown') !== shown) thing.toggleAttribute('data-shown', shown);
  }
}

/** A place in which the same kind can be pressed: that is pointed at instead. */
function holds(thing: HTMLElement, kind: string | undefined): boolean {
  if (kind === undefined || thing.matches('button')) return false;
  return thing.querySelector(`button[data-kind="${CSS.escape(kind)}"]`) !== null;
}

/** What is marked, in the words that a screen reader has for it, each once. */
export function pointedOut(root: ParentNode): string[] {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-shown]')];
  const labels = marked.map((thing) => {
    const named = thing.hasAttribute(LABEL) ? thing : thing.querySelector(`[${LABEL}]`);
    return named?.getAttribute(LABEL) ?? '';
  });
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** Bring what is marked into sight: a line of cards may be longer than the screen. */
export function bringIntoSight(root: ParentNode): void {
  for (const thing of root.querySelectorAll('[data-shown]'))
    thing.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Keep the marks right while the page changes. */
export function follow(root: HTMLElement, points: () => string[]): () => void {
  let frame = 0;
  // Where things lie is known when the page has been laid out.
  const point = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      aim(root);
      void settled(root).then(() => {
        aim(root);
      });
    });
  };
  const renew = () => {
    mark(root, points());
    point();
  };
  const watcher = new MutationObserver(renew);
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-kind', 'class'],
  });
  root.addEventListener('transitionend', point);
  renew();
  return () => {
    watcher.disconnect();
    root.removeEventListener('transitionend', point);
    cancelAnimationFrame(frame);
    mark(root, []);
  };
}

/** When nothing is on its way any more. What goes on for ever, such as the ring, is not waited for. */
async function settled(root: HTMLElement): Promise<void> {
  const moving = root
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
