// The arrow of a teacher stands beside what it points at, on the side where it hides least.

import type { Box } from '../doubles';

const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** How broad an arrow is, and how far it reaches from its thing while it nods, in pixels. */
const BROAD = 22;
const FAR = 30;

/** An arrow that would hide more than this, in square pixels, is left out: the ring is enough. */
const MOST = (BROAD * FAR) / 4;

/** The first of the best sides, if any is good enough. What is beyond the bounds can't be seen at all. */
export function sideOf(thing: Box, around: Box[], bounds: Box): Side | null {
  const hides = (side: Side): number => {
    const arrow = arrowAt(thing, side);
    const unseen = arrow.width * arrow.height - shared(arrow, bounds);
    return around.reduce((sum, box) => sum + shared(arrow, box), unseen);
  };
  const best = SIDES.reduce((one, other) => (hides(other) < hides(one) ? other : one));
  return hides(best) > MOST ? null : best;
}

function arrowAt({ x, y, width, height }: Box, side: Side): Box {
  const [across, along] = [x + (width - BROAD) / 2, y + (height - BROAD) / 2];
  const upright = { width: BROAD, height: FAR };
  const lying = { width: FAR, height: BROAD };
  return {
    above: { x: across, y: y - FAR, ...upright },
    below: { x: across, y: y + height, ...upright },
    right: { x: x + width, y: along, ...lying },
    left: { x: x - FAR, y: along, ...lying },
  }[side];
}

/** How much of one box lies in another. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Give an arrow to every button that is marked and has room for it. */
export function aim(root: HTMLElement): void {
  for (const thing of root.querySelectorAll<HTMLElement>('button[data-shown]')) {
    const scrolled = thing.closest<HTMLElement>('[data-scrolls], main') ?? root;
    const bounds = scrolled.getBoundingClientRect();
    const side = sideOf(thing.getBoundingClientRect(), lyingAround(root, thing), bounds);
    if (side === null) delete thing.dataset['arrow'];
    else thing.dataset['arrow'] = side;
  }
}

/** Cards, buttons and words, but for those that belong to a thing. */
function lyingAround(root: HTMLElement, thing: HTMLElement): Box[] {
  const lying = [...root.querySelectorAll('button, [data-move], progress')];
  const others = lying.filter((other) => !other.contains(thing) && !thing.contains(other));
  const words = textsIn(root).filter((text) => !thing.contains(text));
  return [...others.map((other) => other.getBoundingClientRect()), ...words.map(boxOfText)];
}

function textsIn(root: HTMLElement): Node[] {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  return texts;
}

function boxOfText(text: Node): Box {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}
