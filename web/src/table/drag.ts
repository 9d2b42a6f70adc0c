import { made } from '../store/choosing';
import type { TableStore, Thing } from '../store/table.svelte';

/** A finger that moves further than this drags, in pixels; else it taps. */
export const SLOP = 8;
/** How long a dropped thing stays where it is, in milliseconds: by then the news is here, and it flies on. */
const REST = 350;
/** How close to an edge of what scrolls a finger makes it scroll, in pixels. */
const EDGE = 44;
const DRIFT = 9;

export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > SLOP;
}

/** What can be pointed at, at a point of the screen, other than the thing that is dragged. */
export function spotAt(x: number, y: number, dragged: Element): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest<HTMLElement>('[data-kind]');
    if (spot && spot !== dragged && !dragged.contains(spot)) return spot;
  }
  return null;
}

export function thingOf(spot: HTMLElement | null): Thing | null {
  const { kind, id } = spot?.dataset ?? {};
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** How far to scroll when a finger is at `at`, in what reaches from `start` to `end`. */
export function drift(at: number, start: number, end: number): number {
  if (at < start || at > end) return 0;
  if (at - start < EDGE) return -DRIFT;
  return end - at < EDGE ? DRIFT : 0;
}

/** What is dropped: with what it lands on, or home where it is enough by itself. */
export function drop(table: TableStore, thing: Thing, target: Thing | null, home: boolean): void {
  const held = table.side.held(table.view);
  const loose = held.includes(thing.kind) ? held : [...held, thing.kind];
  const pieces = table.isPointed(thing.id) ? table.kinds : loose;
  const choice = target && made(table.choices, [...pieces, target.kind]);
  if (choice) table.act(choice.action);
  else if (!made(table.choices, pieces)) {
    if (target) table.bring(thing, target);
  } else if (home) table.point(thing);
}

interface Point {
  x: number;
  y: number;
}

/** One thing that can be dragged: where it is, and how far the finger has come with it. */
interface Drag {
  readonly table: TableStore;
  readonly thing: () => Thing;
  readonly node: HTMLElement;
  /** Where the finger went down; null where none is. */
  from: Point | null;
  at: Point;
  /** Whether the finger has moved far enough: then it is no tap. */
  moving: boolean;
  /** What lies under the finger. */
  over: HTMLElement | null;
}

/** Lets an element be dragged to another one, by mouse or finger. */
export function draggable(table: TableStore, thing: () => Thing) {
  return (node: HTMLElement) => {
    const at = { x: 0, y: 0 };
    const drag: Drag = { table, thing, node, from: null, at, moving: false, over: null };
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerdown', (event) => press(drag, event), { signal });
    node.addEventListener('pointermove', (event) => move(drag, event), { signal });
    node.addEventListener('pointerup', (event) => release(drag, event), { signal });
    node.addEventListener('pointercancel', () => cancel(drag), { signal });
    node.addEventListener('lostpointercapture', (event) => lose(drag, event), { signal });
    node.addEventListener('touchmove', (event) => hold(drag, event), { signal, passive: false });
    return () => {
      cancel(drag);
      listening.abort();
    };
  };
}

function press(drag: Drag, event: PointerEvent): void {
  if (event.button === 0) drag.from = pointOf(event);
}

function move(drag: Drag, event: PointerEvent): void {
  // It may have been let go elsewhere, such as where the news has put something under it.
  if (event.buttons === 0) cancel(drag);
  if (!drag.from) return;
  drag.at = pointOf(event);
  const [dx, dy] = [drag.at.x - drag.from.x, drag.at.y - drag.from.y];
  if (!drag.moving && isDrag(dx, dy)) begin(drag, event.pointerId);
  if (drag.moving) drag.node.style.translate = `${dx}px ${dy}px`;
}

function begin(drag: Drag, pointer: number): void {
  const { table, node } = drag;
  drag.moving = true;
  node.setPointerCapture(pointer);
  node.classList.add('dragged');
  const { kind, id } = drag.thing();
  const enough = made(table.choices, [...table.kinds, kind]) !== undefined;
  if (!enough && !table.isPointed(id) && table.isPossible(kind)) table.point({ kind, id });
  requestAnimationFrame(() => follow(drag));
}

/** Once a frame: what lies under the finger opens, and a line scrolls at its ends. */
function follow(drag: Drag): void {
  if (!drag.moving) return;
  const { x, y } = drag.at;
  hover(drag, spotAt(x, y, drag.node));
  const line = drag.over?.closest<HTMLElement>('[data-scrolls]');
  const { left = 0, right = 0 } = line?.getBoundingClientRect() ?? {};
  line?.scrollBy({ left: drift(x, left, right), behavior: 'instant' });
  requestAnimationFrame(() => follow(drag));
}

function hover(drag: Drag, spot: HTMLElement | null): void {
  if (spot === drag.over) return;
  drag.over?.classList.remove('over');
  spot?.classList.add('over');
  drag.over = spot;
}

function release(drag: Drag, event: PointerEvent): void {
  if (!drag.moving) {
    drag.from = null;
    return;
  }
  swallowClick(drag.node);
  const spot = spotAt(event.clientX, event.clientY, drag.node);
  const home = spot?.closest('[data-home]') != null;
  stop(drag, spot ? REST : 0);
  drop(drag.table, drag.thing(), thingOf(spot), home);
}

function stop(drag: Drag, rest: number): void {
  const { node } = drag;
  drag.from = null;
  drag.moving = false;
  hover(drag, null);
  node.classList.replace('dragged', 'dropped');
  setTimeout(() => {
    node.classList.remove('dropped');
    if (!drag.moving) node.style.translate = '';
  }, rest);
}

function cancel(drag: Drag): void {
  if (drag.moving) stop(drag, 0);
  drag.from = null;
}

/**
 * The finger was taken away, or the news put the thing elsewhere while it was in the air. What is
 * drawn inside the thing loses the finger as well: to the thing itself, when a drag begins.
 */
function lose(drag: Drag, event: PointerEvent): void {
  if (event.target === drag.node) cancel(drag);
}

/** A thing that is thrown would set the page in motion, and the next tap only end that. */
function hold(drag: Drag, event: TouchEvent): void {
  if (drag.from) event.preventDefault();
}

/** The click that the browser adds at the end of a drag is not meant. */
function swallowClick(node: HTMLElement): void {
  const listening = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener('click', swallow, { capture: true, once: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}
