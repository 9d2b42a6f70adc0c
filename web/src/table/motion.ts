// Motion from the difference of two pictures: where a thing was, and where it is now. Things that
// are the same in both have the same `data-move`.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Picture = Map<string, Box>;

const TRAVEL = 260;
const FADE = 180;
const DEAL = 45;
/** Slightly past the goal and back. */
const OVERSHOOT = 'cubic-bezier(0.3, 1.3, 0.5, 1)';

/** Where everything that can move is. */
export function picture(root: ParentNode): Picture {
  const boxes: Picture = new Map();
  for (const element of moving(root)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.set(element.dataset['move'] ?? '', { x, y, width, height });
  }
  return boxes;
}

/** What has to be done to an element that is at `now`, for the eye to see it where it `was`. */
export function shift(was: Box, now: Box): string | null {
  const [dx, dy] = [was.x - now.x, was.y - now.y];
  const scale = now.width > 0 ? was.width / now.width : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return null;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Let everything travel from where it was; what is new comes from its `data-from`, one by one. */
export function animate(root: ParentNode, before: Picture, calm: boolean): void {
  let dealt = 0;
  for (const element of moving(root)) {
    const name = element.dataset['move'] ?? '';
    const was = before.get(name);
    const source = was ?? before.get(element.dataset['from'] ?? '');
    if (calm) {
      if (!was || shift(was, box(element))) fade(element);
    } else if (source) {
      travel(element, source, was ? 0 : dealt++ * DEAL);
    } else {
      fade(element);
    }
  }
}

function travel(element: HTMLElement, source: Box, delay: number): void {
  const transform = shift(source, box(element));
  if (transform === null) return;
  const frames = [{ transform, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0' }];
  element.animate(frames, { duration: TRAVEL, delay, easing: OVERSHOOT, fill: 'backwards' });
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

function box(element: HTMLElement): Box {
  return element.getBoundingClientRect();
}

function moving(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-move]');
}

export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
