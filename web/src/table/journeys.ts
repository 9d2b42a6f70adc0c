// Journeys that a game directs: over places of the table, with a rest at each, turned where the game
// says so. They go on while the table changes; only what happens to the thing itself ends them.

import { backOf, boxOf, doubleOf, seenUntil, type Box, type Picture } from './doubles';
import { placeOf } from './places';
import type { Journey, Stop } from './scene';

const TRAVEL = 340;
const TURN = 420;
const GONE = 160;
const SIGHT = 'perspective(900px)';
const SMOOTH = 'cubic-bezier(0.4, 0, 0.2, 1)';

/** How journeys are shown: how fast, and whether without flights. */
export interface Manner {
  speed: number;
  calm: boolean;
}

/** A moment of a journey: where the thing is, at how many milliseconds. */
export interface Moment {
  at: number;
  box: Box;
  scale: number;
  turned: boolean;
}

interface Running {
  thing: string;
  /** The thing itself, which is hidden meanwhile; null if it has left the table. */
  element: HTMLElement | null;
  goal: Box;
  end: () => void;
}

const running = new Set<Running>();

/** When the thing is where, from its start over its stops to its goal. */
export function moments(
  start: Box,
  stops: [Stop, Box][],
  goal: Box | null,
  manner: Manner,
): Moment[] {
  const [travel, turn] = manner.calm ? [0, 0] : [TRAVEL, TURN];
  let at = 0;
  let turned = !stops.some(([stop]) => stop.turns) || stops.length === 0;
  const found: Moment[] = [{ at, box: start, scale: 1, turned }];
  const put = (box: Box, scale: number) => found.push({ at, box, scale, turned });
  const goTo = (box: Box, scale: number) => {
    const here = found.at(-1)?.box;
    at += here && isSamePlace(here, box) ? 0 : travel;
    put(box, scale);
  };
  for (const [{ turns = false, rest, scale = 1 }, box] of stops) {
    goTo(box, scale);
    if (turns) {
      at += turn;
      turned = true;
      put(box, scale);
    }
    at += rest * manner.speed;
    put(box, scale);
  }
  if (goal) goTo(goal, 1);
  else {
    at += GONE;
    put(stops.at(-1)?.[1] ?? start, 1);
  }
  return found;
}

/** Start the journeys that can be made. */
export function setOut(
  root: HTMLElement,
  journeys: Journey[],
  before: Picture,
  manner: Manner,
): void {
  for (const journey of journeys) make(root, journey, before, manner);
}

/** Whether this thing is on a journey, and is seen there instead of at its place. */
export function isUnderWay(element: HTMLElement): boolean {
  return [...running].some((one) => one.element === element);
}

/** Things that were moved on, or away, while they were under way: the journey has lost its goal. */
export function endLost(): void {
  for (const one of running) {
    if (one.element && !isAt(one.element, one.goal)) one.end();
  }
}

/** Bring everything to its place. */
export function endAll(): void {
  for (const one of running) one.end();
}

function isAt(element: HTMLElement, goal: Box): boolean {
  return element.isConnected && isSamePlace(boxOf(element), goal);
}

function isSamePlace(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;
}

function make(root: HTMLElement, journey: Journey, before: Picture, manner: Manner): void {
  const element = placeOf(root, journey.thing);
  const was = before.get(journey.thing);
  const start = was ?? placeBefore(root, journey.from ?? '', before);
  const shown = element ?? was?.element;
  if (!shown || !start) return;
  const goal = element ? boxOf(element) : null;
  const size = goal ?? was ?? start;
  const stops = journey.stops.flatMap((stop): [Stop, Box][] => {
    const box = placeBefore(root, stop.at, before);
    return box ? [[stop, centred(box, size)]] : [];
  });
  for (const one of running) if (one.thing === journey.thing) one.end();
  const way = moments(was ?? centred(start, size), stops, goal, manner);
  run(
    root,
    journey.thing,
    { shown, element, back: was?.element ?? null, size, stops },
    way,
    manner,
  );
}

interface Actor {
  shown: HTMLElement;
  element: HTMLElement | null;
  /** What showed the other side before. */
  back: HTMLElement | null;
  size: Box;
  stops: [Stop, Box][];
}

function run(root: HTMLElement, thing: string, actor: Actor, way: Moment[], manner: Manner): void {
  const { element, size } = actor;
  const duration = way.at(-1)?.at ?? 0;
  const double = doubleOf(actor.shown, size);
  dress(double, actor, way, duration);
  root.append(double);
  const frames = way.map((moment) => keyframe(moment, size, duration, manner.calm));
  const flight = double.animate(frames, { duration, fill: 'both' });
  if (!element) double.animate(seenUntil(1 - GONE / duration), { duration, fill: 'both' });
  const hidden = element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const one: Running = {
    thing,
    element,
    goal: size,
    end: () => {
      running.delete(one);
      flight.cancel();
      hidden?.cancel();
      double.remove();
    },
  };
  running.add(one);
  flight.onfinish = one.end;
}

/** Its other side until it is turned, and its mark from the stop on that gives it. */
function dress(double: HTMLElement, { back, stops }: Actor, way: Moment[], duration: number): void {
  const turn = way.findIndex(({ turned }) => turned);
  if (turn > 0 && back) {
    const half = ((way[turn - 1]?.at ?? 0) + (way[turn]?.at ?? 0)) / 2;
    const other = backOf(back);
    double.append(other);
    other.animate(seenUntil(half / duration), { duration, fill: 'both' });
  }
  const mark = stops.find(([stop]) => stop.mark)?.[0].mark;
  if (mark) {
    const badge = document.createElement('span');
    badge.className = `badge ${mark}`;
    double.append(badge);
    const since = (way[Math.max(turn, 1)]?.at ?? 0) / duration;
    const frames = seenUntil(since).map((frame) => ({
      ...frame,
      opacity: frame['opacity'] ? 0 : 1,
    }));
    badge.animate(frames, { duration, fill: 'both' });
  }
}

function keyframe(
  { at, box, scale, turned }: Moment,
  size: Box,
  duration: number,
  calm: boolean,
): Keyframe {
  const dx = box.x + box.width / 2 - (size.x + size.width / 2);
  const dy = box.y + box.height / 2 - (size.y + size.height / 2);
  const grown = (box.width / Math.max(1, size.width)) * scale;
  const turn = `rotateY(${turned ? 0 : -180}deg)`;
  return {
    offset: duration > 0 ? at / duration : 1,
    easing: calm ? 'step-end' : SMOOTH,
    transform: `${SIGHT} translate(${dx}px, ${dy}px) scale(${grown}) ${turn}`,
  };
}

/** Where a place is now; or was, if it has gone. */
function placeBefore(root: HTMLElement, place: string, before: Picture): Box | null {
  const now = placeOf(root, place);
  return now ? boxOf(now) : (before.get(place) ?? null);
}

/** As large as the thing, in the middle of a place. */
function centred(place: Box, { width, height }: Box): Box {
  const x = place.x + (place.width - width) / 2;
  const y = place.y + (place.height - height) / 2;
  return { x, y, width, height };
}
