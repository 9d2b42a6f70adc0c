// Motion from the difference of two pictures: where a thing was, and where it is now. Things that
// are the same in both have the same `data-move`.

export interface Box {
  /** Which side is up, where a thing has two. */
  face?: string | undefined;
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
    boxes.set(element.dataset['move'] ?? '', box(element));
  }
  return boxes;
}

/** What has to be done to an element that is at `now`, for the eye to see it where it `was`. */
export function shift(was: Box, now: Box): string | null {
  const [dx, dy] = [was.x - now.x, was.y - now.y];
  const scale = now.width > 0 ? was.width / now.width : 1;
  const turned = was.face !== undefined && now.face !== undefined && was.face !== now.face;
  const still = Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01;
  if (still && !turned) return null;
  const moved = `translate(${dx}px, ${dy}px) scale(${scale})`;
  return turned ? `perspective(700px) ${moved} rotateY(180deg)` : moved;
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
  const middle = { transformOrigin: transform.includes('rotate') ? '50% 50%' : '0 0' };
  const frames = [
    { ...middle, transform },
    { ...middle, transform: 'none' },
  ];
  element.animate(frames, { duration: TRAVEL, delay, easing: OVERSHOOT, fill: 'backwards' });
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

function box(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { face: element.dataset['face'], x, y, width, height };
}

function moving(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-move]');
}

export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
