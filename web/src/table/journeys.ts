// Journeys that a game directs: over places of the table, with a rest at each, turned where the game
// says so. They go on while the table changes; only what happens to the thing itself ends them.

import { backOf, boxOf, doubleOf, seenUntil, sideOf, type Box, type Picture } from './doubles';
import { placeOf } from './places';
import { inSight, makeRoom, press } from './room';
import type { Journey, Stop } from './scene';

const TRAVEL = 340;
const TURN = 420;
const GONE = 160;
/** What is shown is never further behind what is. */
const LONGEST = 3_000;
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];
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
  mark?: Stop['mark'];
  /** Which of its stops it is at, or has left last. */
  stop: number;
}

interface Running {
  thing: string;
  /** The thing itself, which is hidden meanwhile; null if it has left the table. */
  element: HTMLElement | null;
  goal: Box;
  /** Others have stepped aside for it. */
  isOpen: boolean;
  end: () => void;
}

const running = new Set<Running>();

/** When the thing is where, from its start over its stops to its goal. */
export function moments(
  start: Box,
  stops: [Stop, Box][],
  goal: Box | null,
  manner: Manner,
  after = 0,
): Moment[] {
  const [travel, turn] = manner.calm ? [0, 0] : [TRAVEL, TURN];
  const pace = restPace(stops, manner, after);
  let now: Moment = { at: 0, box: start, scale: 1, turned: !hasTurn(stops), stop: -1 };
  const found = [now];
  const put = (duration: number, change: Partial<Moment>) => {
    now = { ...now, ...change, at: now.at + duration };
    found.push(now);
  };
  const to = (box: Box, scale: number) =>
    isSamePlace(now.box, box) && now.scale === scale ? 0 : travel;
  if (after) put(after * pace, {});
  stops.forEach(([{ turns, waits = 0, rest, scale = 1, mark = now.mark }, box], stop) => {
    const marked = mark && { mark };
    put(to(box, scale), { box, scale, stop, ...(!turns && marked) });
    if (waits) put(waits * pace, {});
    if (turns) put(turn, { turned: true, ...marked });
    put(rest * pace, {});
  });
  put(goal ? to(goal, 1) : GONE, { box: goal ?? stops.at(-1)?.[1] ?? start, scale: 1 });
  return found;
}

function hasTurn(stops: [Stop, Box][]): boolean {
  return stops.some(([{ turns }]) => turns);
}

/** How the rests are stretched: as the device is set to, unless the whole would take too long. */
function restPace(stops: [Stop, Box][], { calm, speed }: Manner, after: number): number {
  const rests = stops.reduce((sum, [stop]) => sum + stop.rest + (stop.waits ?? 0), after);
  const turns = stops.filter(([stop]) => stop.turns).length;
  const moving = calm ? 0 : TRAVEL * (stops.length + 1) + TURN * turns;
  return rests > 0 ? Math.min(speed, Math.max(0, LONGEST - moving) / rests) : speed;
}

/** Start the journeys that can be made, with everything back where it lies. */
export function setOut(
  root: HTMLElement,
  journeys: Journey[],
  before: Picture,
  manner: Manner,
): void {
  if (journeys.length > 0) for (const one of running) if (one.isOpen) one.end();
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
  const front = placeOf(root, journey.front ?? '');
  const shown = front ?? element ?? was?.element;
  if (!shown || !start) return;
  const goal = element ? boxOf(element) : null;
  const size = front ? boxOf(front) : (goal ?? was ?? start);
  const stops = journey.stops.flatMap((stop): [Stop, Box][] => {
    const box = placeBefore(root, stop.at, before);
    const there = box && (stop.fills ? box : centred(box, size));
    return there ? [[stop, inSight(root, stop.at, there)]] : [];
  });
  for (const one of running) if (one.thing === journey.thing) one.end();
  const way = moments(was ?? centred(start, size), stops, goal, manner, journey.after);
  const back = placeOf(root, journey.back ?? '')?.firstElementChild ?? (was && sideOf(was.element));
  const drawn = largest([size, ...stops.flatMap(([stop, box]) => (stop.fills ? [box] : []))]);
  const actor = { journey, shown, element, goal, back: back ?? null, drawn, stops };
  run(root, actor, way, manner);
}

/** What grows would be blurred: a double is drawn as large as it gets. */
function largest(boxes: [Box, ...Box[]]): Box {
  return boxes.reduce((one, other) => (other.width > one.width ? other : one));
}

interface Actor {
  journey: Journey;
  shown: HTMLElement;
  element: HTMLElement | null;
  goal: Box | null;
  /** Its side before it is turned. */
  back: Element | null;
  /** The box that its double is drawn in. */
  drawn: Box;
  stops: [Stop, Box][];
}

function run(root: HTMLElement, actor: Actor, way: Moment[], manner: Manner): void {
  const { journey, element, drawn } = actor;
  const duration = way.at(-1)?.at ?? 0;
  const double = doubleOf(actor.shown, drawn);
  dress(double, actor, way, duration);
  root.append(double);
  const frames = way.map((moment) => keyframe(moment, drawn, duration, manner.calm));
  const flight = double.animate(frames, { duration, fill: 'both' });
  if (!element) double.animate(seenUntil(1 - GONE / duration), { duration, fill: 'both' });
  if (journey.after) double.animate(UNSEEN, { duration: way[1]?.at ?? 0 });
  const hidden = element?.animate(UNSEEN, { duration });
  const room = manner.calm ? [] : openings(root, actor, way, duration);
  const one: Running = {
    thing: journey.thing,
    element,
    goal: actor.goal ?? drawn,
    isOpen: room.length > 0,
    end: () => {
      running.delete(one);
      for (const motion of [flight, hidden, ...room]) motion?.cancel();
      double.remove();
    },
  };
  running.add(one);
  flight.onfinish = () => {
    one.end();
    if (journey.closes && !manner.calm) press(root, journey.closes);
  };
}

/** While it is at a stop that opens, there is room for it. */
function openings(root: HTMLElement, actor: Actor, way: Moment[], duration: number): Animation[] {
  return actor.stops.flatMap(([{ at, opens }], stop) => {
    const place = opens ? placeOf(root, at) : null;
    const times = way.filter((moment) => moment.stop === stop).map((moment) => moment.at);
    const [from = 0, to = duration] = [times[0], times.findLast((time) => time < duration)];
    return place ? makeRoom(place, actor.drawn.width, { from, to, duration }) : [];
  });
}

/** Its other side until it is turned, and its mark from the stop on that gives it. */
function dress(double: HTMLElement, { back }: Actor, way: Moment[], duration: number): void {
  const turn = way.findIndex(({ turned }) => turned);
  if (turn > 0 && back) {
    const half = ((way[turn - 1]?.at ?? 0) + (way[turn]?.at ?? 0)) / 2;
    const other = backOf(back);
    double.append(other);
    other.animate(seenUntil(half / duration), { duration, fill: 'both' });
  }
  const marked = way.find(({ mark }) => mark);
  if (marked) {
    const badge = document.createElement('span');
    badge.className = `badge ${marked.mark}`;
    const sign = document.createElement('i');
    sign.className = `sign ${marked.mark}`;
    badge.append(sign);
    double.append(badge);
    const frames = seenUntil(marked.at / duration).map((frame) => ({
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
  const [wide, high] = [box.width / Math.max(1, size.width), box.height / Math.max(1, size.height)];
  const grown = Math.min(wide, high) * scale; // it never sticks out, whatever its shape is there
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
