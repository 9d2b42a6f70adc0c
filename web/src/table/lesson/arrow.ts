// The arrow of a teacher stands beside what it points at, on the side where it hides least.

import { grown } from '../beside';
import type { Box } from '../doubles';

const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** How broad an arrow is, and how far it reaches from its thing while it nods, in pixels. */
const BROAD = 22;
const FAR = 30;

/** Two arrows nearer than this look like one sign, in pixels. */
const APART = 10;

/** An arrow that would hide more than this, in square pixels, is left out: the ring is enough. */
const MOST = (BROAD * FAR) / 4;

/** Something that is pointed at, with what lies around it and what can be seen there. */
export interface Aim {
  thing: Box;
  around: Box[];
  bounds: Box;
}

/** The first of the best sides for all of them, if it is good enough for any. */
export function sideOf(alike: Aim[]): Side | null {
  const hidden = (side: Side) => alike.reduce((sum, one) => sum + hiddenBy(one, side), 0);
  const best = SIDES.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  return alike.some((one) => hiddenBy(one, best) <= MOST) ? best : null;
}

/** How much an arrow would hide, in square pixels. What is beyond the bounds can't be seen at all. */
function hiddenBy({ thing, around, bounds }: Aim, side: Side): number {
  const arrow = arrowAt(thing, side);
  const unseen = arrow.width * arrow.height - shared(arrow, bounds);
  return around.reduce((sum, box) => sum + shared(arrow, box), unseen);
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

/** Give an arrow to every button that is marked and has room for it, to those alike on the same side. */
export function aim(root: HTMLElement): void {
  const marked = [...root.querySelectorAll<HTMLElement>('button[data-shown]')];
  const arrows: Box[] = [];
  for (const thing of marked.filter(isChosen)) delete thing.dataset['arrow'];
  for (const alike of grouped(marked.filter((thing) => !isChosen(thing)))) {
    const aims = alike.map((thing) => ({
      thing: thing.getBoundingClientRect(),
      around: [...lyingAround(root, thing), ...arrows],
      bounds: boundsOf(root, thing),
    }));
    const side = sideOf(aims);
    for (const [at, one] of aims.entries()) {
      const isFree = side !== null && hiddenBy(one, side) <= MOST;
      if (isFree) arrows.push(grown(arrowAt(one.thing, side), APART));
      point(alike[at], isFree ? side : null);
    }
  }
}

/** That is done: the arrow goes on to what comes next. */
function isChosen(thing: HTMLElement): boolean {
  return thing.matches('.chosen');
}

function grouped(things: HTMLElement[]): HTMLElement[][] {
  const kinds = [...new Set(things.map(({ dataset }) => dataset['kind']))];
  return kinds.map((kind) => things.filter(({ dataset }) => dataset['kind'] === kind));
}

function point(thing: HTMLElement | undefined, side: Side | null): void {
  if (side === null) delete thing?.dataset['arrow'];
  else if (thing) thing.dataset['arrow'] = side;
}

/** What can be seen of where it lies. */
function boundsOf(root: HTMLElement, thing: HTMLElement): Box {
  const place = (thing.closest('[data-scrolls], main') ?? root).getBoundingClientRect();
  const [left, top] = [Math.max(0, place.left), Math.max(0, place.top)];
  const [right, bottom] = [Math.min(innerWidth, place.right), Math.min(innerHeight, place.bottom)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Cards, buttons, faces and words, but for those that belong to a thing. */
function lyingAround(root: HTMLElement, thing: HTMLElement): Box[] {
  const lying = [...root.querySelectorAll('button, [data-move], [data-expression], .bubble')];
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
