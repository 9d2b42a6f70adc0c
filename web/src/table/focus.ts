// A view that changes takes the card away that had the focus. It goes on to the nearest thing, so
// that who plays by keyboard is not thrown out of the table.

const FOCUSED = 'button:not(:disabled), a[href], input, select, [tabindex="0"]';

/** Where the focus is, and as which of the things in its part of the table. */
export interface Held {
  /** Of a card or coin that can be taken up; a place or a button that is pressed has none. */
  id: string | undefined;
  part: HTMLElement;
  place: number;
}

export function heldFocus(root: HTMLElement): Held | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !root.contains(at)) return null;
  const part = at.closest<HTMLElement>('[data-part]');
  const id = at.matches('.loose') ? at.dataset['id'] : undefined;
  return part && { id, part, place: things(part).indexOf(at) };
}

/**
 * If what had the focus is gone: on to the same thing elsewhere, or its neighbour. After a place or
 * a button that was pressed, on to what is asked next, since its neighbour does something else.
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
