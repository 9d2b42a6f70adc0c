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

/** If what had the focus is gone: on to the same thing elsewhere, its neighbour, or what is asked. */
export function keepFocus(root: HTMLElement, held: Held): void {
  if (root.contains(document.activeElement)) return;
  const same = things(root).find(
    (thing) => held.id !== undefined && thing.dataset['id'] === held.id,
  );
  const near = things(held.part);
  const next = same ?? near[Math.min(held.place, near.length - 1)];
  (next ?? root.querySelector<HTMLElement>('[data-speaks="ask"]'))?.focus();
}

function things(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSED)];
}
