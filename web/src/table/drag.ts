import type { TableStore, Thing } from '../store/table.svelte';

/** Further than this the finger moves, and it is a drag and no tap. */
export const SLOP = 8;

export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > SLOP;
}

/** The thing on the table at a point of the screen, other than the one that is dragged. */
export function thingAt(x: number, y: number, dragged: Element): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest<HTMLElement>('[data-kind]');
    const { kind, id } = spot?.dataset ?? {};
    if (spot && spot !== dragged && kind !== undefined && id !== undefined) return { kind, id };
  }
  return null;
}

/** Lets an element be dragged to another one, by mouse or finger. */
export function draggable(table: TableStore, thing: () => Thing) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging && isDrag(dx, dy)) begin(event);
      if (dragging) node.style.translate = `${dx}px ${dy}px`;
    };
    const begin = (event: PointerEvent) => {
      dragging = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add('dragged');
      if (!table.isPointed(thing().id)) table.point(thing());
    };
    const up = (event: PointerEvent) => {
      const target = dragging ? thingAt(event.clientX, event.clientY, node) : null;
      if (dragging) node.addEventListener('click', swallow, { capture: true, once: true });
      stop();
      if (target) table.bring(thing(), target);
    };
    const stop = () => {
      from = null;
      dragging = false;
      node.style.translate = '';
      node.classList.remove('dragged');
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', stop);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
    };
  };
}

// The click that the browser adds at the end of a drag is not meant.
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
