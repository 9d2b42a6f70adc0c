import { made } from '../store/choosing';
import type { TableStore, Thing } from '../store/table.svelte';

/** Further than this the finger moves, and it is a drag and no tap. */
export const SLOP = 8;
/** What was dropped stays there so long: until then the news is here, and it flies on from there. */
const REST = 350;
/** So close to an edge of what scrolls, it scrolls. */
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

/** Lets an element be dragged to another one, by mouse or finger. */
export function draggable(table: TableStore, thing: () => Thing) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    let at = { x: 0, y: 0 };
    let dragging = false;
    let over: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      // It may have been let go elsewhere, such as where the news has put something under it.
      if (event.buttons === 0) cancel();
      if (!from) return;
      at = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [at.x - from.x, at.y - from.y];
      if (!dragging && isDrag(dx, dy)) begin(event);
      if (dragging) node.style.translate = `${dx}px ${dy}px`;
    };
    const begin = (event: PointerEvent) => {
      dragging = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add('dragged');
      const { kind, id } = thing();
      const enough = made(table.choices, [...table.kinds, kind]) !== undefined;
      if (!enough && !table.isPointed(id) && table.isPossible(kind)) table.point({ kind, id });
      requestAnimationFrame(follow);
    };
    // Once a frame: what lies under the finger opens, and a line scrolls at its ends.
    const follow = () => {
      if (!dragging) return;
      hover(spotAt(at.x, at.y, node));
      const line = over?.closest<HTMLElement>('[data-scrolls]');
      const { left = 0, right = 0 } = line?.getBoundingClientRect() ?? {};
      line?.scrollBy({ left: drift(at.x, left, right), behavior: 'instant' });
      requestAnimationFrame(follow);
    };
    const hover = (spot: HTMLElement | null) => {
      if (spot === over) return;
      over?.classList.remove('over');
      spot?.classList.add('over');
      over = spot;
    };
    const up = (event: PointerEvent) => {
      if (!dragging) {
        from = null;
        return;
      }
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        node.removeEventListener('click', swallow, { capture: true });
      });
      const spot = spotAt(event.clientX, event.clientY, node);
      const home = spot?.closest('[data-home]') != null;
      stop(spot ? REST : 0);
      drop(table, thing(), thingOf(spot), home);
    };
    const stop = (rest: number) => {
      from = null;
      dragging = false;
      hover(null);
      node.classList.replace('dragged', 'dropped');
      setTimeout(() => {
        node.classList.remove('dropped');
        if (!dragging) node.style.translate = '';
      }, rest);
    };
    const cancel = () => {
      if (dragging) stop(0);
      from = null;
    };
    // The finger was taken away, or the news put the thing elsewhere while it was in the air. What
    // is drawn inside the thing loses the finger as well: to the thing itself, when a drag begins.
    const lose = (event: PointerEvent) => {
      if (event.target === node) cancel();
    };
    // A thing that is thrown would set the page in motion, and the next tap only end that.
    const still = (event: TouchEvent) => {
      if (from) event.preventDefault();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    node.addEventListener('lostpointercapture', lose);
    node.addEventListener('touchmove', still, { passive: false });
    return () => {
      cancel();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('lostpointercapture', lose);
      node.removeEventListener('touchmove', still);
    };
  };
}

// The click that the browser adds at the end of a drag is not meant.
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
