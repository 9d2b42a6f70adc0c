// Motion from the difference of two pictures: where a thing was, and where it is now. Things that
// are the same in both have the same `data-move`. What stays in its place on the page slides there;
// what leaves one place for another flies above the table.

import {
  backOf,
  boxOf,
  doubleOf,
  seenUntil,
  sideOf,
  type Box,
  type Picture,
  type Seen,
} from './doubles';
import { endAll, endLost, isUnderWay, setOut, type Manner } from './journeys';
import type { Journey } from './scene';

const TRAVEL = 260;
const TURN = 300;
const FADE = 180;
const DEAL = 45;
/** How large something is as it leaves a seat, beside its size on the table. */
const SMALL = 0.6;
/** A whole deal takes no longer than this. */
const LONGEST_DEAL = 500;
const SIGHT = 'perspective(900px)';
/** Slightly past the goal and back. */
const OVERSHOOT = 'cubic-bezier(0.3, 1.3, 0.5, 1)';

/** What moves now, and how to bring it to rest. */
const moving = new Map<HTMLElement, () => void>();

/** Where everything is that can move, and every place that something can come from. */
export function picture(root: ParentNode): Picture {
  const seen: Picture = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-move], [data-place]')) {
    const { move, place = '' } = element.dataset;
    seen.set(move ?? place, { element, ...boxOf(element) });
  }
  return seen;
}

/** What has to be done to an element that is at `now`, for the eye to see it where it `was`. */
export function shift(was: Box, now: Box): string | null {
  const dx = was.x + was.width / 2 - (now.x + now.width / 2);
  const dy = was.y + was.height / 2 - (now.y + now.height / 2);
  const scale = now.width > 0 ? was.width / now.width : 1;
  const still = Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01;
  return still && !turned(was, now) ? null : `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Whether the other side is up now. */
export function turned(was: Box, now: Box): boolean {
  return was.face !== undefined && now.face !== undefined && was.face !== now.face;
}

/** How long each of these things waits for the one before it. */
export function pace(count: number): number {
  return Math.min(DEAL, LONGEST_DEAL / Math.max(1, count));
}

interface Change {
  element: HTMLElement;
  was: Seen | undefined;
  source: Seen | undefined;
  now: Box;
}

/**
 * Let everything travel from where it was; what is new comes from its `data-from`, one by one.
 * What a game sends on a journey travels that way instead.
 */
export function animate(
  root: HTMLElement,
  before: Picture,
  manner: Manner,
  journeys: Journey[] = [],
): void {
  for (const rest of [...moving.values()]) rest();
  for (const dropped of root.querySelectorAll<HTMLElement>('.dropped'))
    dropped.style.translate = '';
  endLost();
  setOut(root, journeys, before, manner);
  const changes = [...things(root)]
    .filter((element) => isLeaf(element) && !isUnderWay(element))
    .map((element) => change(element, before))
    .filter((one) => !isUncovered(one));
  if (manner.calm) changes.filter(hasChanged).forEach(({ element }) => fade(element));
  else travelAll(root, changes);
}

/** Somebody hurries, or the table jumps: everything is where it is. */
export function rest(): void {
  for (const stop of [...moving.values()]) stop();
  endAll();
}

function change(element: HTMLElement, before: Picture): Change {
  const was = before.get(element.dataset['move'] ?? '');
  const now = boxOf(element);
  const source = was ?? beginning(before.get(element.dataset['from'] ?? ''), now);
  return { element, was, source, now };
}

/** A thing comes out of the middle of a larger place, such as a seat, and grows. */
function beginning(place: Seen | undefined, now: Box): Seen | undefined {
  if (!place || place.width <= now.width * 1.2) return place;
  const [width, height] = [now.width * SMALL, now.height * SMALL];
  const x = place.x + (place.width - width) / 2;
  const y = place.y + (place.height - height) / 2;
  return { element: place.element, face: place.face, x, y, width, height };
}

function hasChanged({ was, now }: Change): boolean {
  return !was || shift(was, now) !== null;
}

function travelAll(root: HTMLElement, changes: Change[]): void {
  const wait = pace(changes.filter(({ was, source }) => !was && source).length);
  let dealt = 0;
  for (const one of changes) {
    if (!one.source) fade(one.element);
    else if (one.was?.element === one.element) slide(one, one.was);
    else fly(root, one, one.source, one.was ? 0 : dealt++ * wait);
  }
}

/** A card that lay below another was there all the time: it is on the pile it would come from. */
function isUncovered({ element, was, source }: Change): boolean {
  return !was && (source?.element.contains(element) ?? false);
}

function slide({ element, now }: Change, was: Box): void {
  const transform = shift(was, now);
  if (transform === null) return;
  const frames = [{ transform }, { transform: 'none' }];
  keep(element, element.animate(frames, { duration: TRAVEL, easing: OVERSHOOT }));
}

/** Between two places of the page a double flies. */
function fly(root: HTMLElement, { element, now }: Change, source: Seen, delay: number): void {
  const transform = shift(source, now);
  if (transform === null || now.width === 0) return;
  const flips = turned(source, now);
  const double = doubleOf(element, now);
  const duration = flips ? TURN : TRAVEL;
  const timing = { duration, delay, easing: OVERSHOOT, fill: 'both' as const };
  if (flips) {
    const back = backOf(sideOf(source.element));
    double.append(back);
    back.animate(seenUntil(0.5), timing);
  }
  root.append(double);
  const [from, to] = flips ? [' rotateY(-180deg)', ' rotateY(0deg)'] : ['', ''];
  const goal = 'translate(0px, 0px) scale(1)';
  const flight = double.animate(
    [{ transform: `${SIGHT} ${transform}${from}` }, { transform: `${SIGHT} ${goal}${to}` }],
    timing,
  );
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  keep(element, flight, () => {
    hidden.cancel();
    double.remove();
  });
}

function fade(element: HTMLElement): void {
  keep(element, element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }));
}

function keep(element: HTMLElement, motion: Animation, after?: () => void): void {
  const rest = () => {
    moving.delete(element);
    motion.cancel();
    after?.();
  };
  moving.set(element, rest);
  motion.onfinish = rest;
}

/** Whatever holds other moving things is where they come from, and does not travel itself. */
function isLeaf(element: HTMLElement): boolean {
  return element.querySelector('[data-move]') === null;
}

function things(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-move]');
}

export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
