let isFirst = true;

/**
 * A page that one has gone to takes the focus, so that the keyboard starts where the eye does and a
 * screen reader tells where one is. The first page of a visit is left to the browser.
 */
export function arrive(page: HTMLElement): void {
  if (!isFirst) page.focus({ preventScroll: true });
  isFirst = false;
}
