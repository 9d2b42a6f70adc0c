// A view that changes takes the card away that had the focus. It goes on to the nearest thing, so
// that who plays by keyboard is not thrown out of the table.

const FOCUSED = 'button:not(:disabled), a[href], input, select, [tabindex="0"]';

/** Where the focus is: on a thing with an id, and as which of those in its part of the table. */
export interface Held {
  id: string | undefined;
  part: HTMLElement;
  place: number;
}

export function heldFocus(root: HTMLElement): Held | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !root.contains(at)) return null;
  const part = at.closest<HTMLElement>('[data-part]');
  return part && { id: at.dataset['id'], part, place: things(part).indexOf(at) };
}

/**
 * If what had the focus is gone: on to the same thing elsewhere, or its neighbour. After a button
 * that was pressed, on to what is asked next, since its neighbour does something else.
 */
export function keepFocus(root: HTMLElement, held: Held): void {
  if (root.contains(document.activeElement)) return;
  const next = held.id === undefined ? undefined : nearest(root, held);
  (next ?? root.querySelector<HTMLElement>('[data-speaks="ask"]'))?.focus();
}

function nearest(root: HTMLElement, { id, part, place }: Held): HTMLElement | undefined {
  const near = things(part);
  const same = things(root).find((thing) => thing.dataset['id'] === id);
  return same ?? near[Math.min(place, near.length - 1)];
}

function things(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSED)];
}
