/** As much as somebody who has read to the end may have left, in pixels. */
const REST = 24;

/** Whether the last lines of a page are in sight. */
export function isAtEnd(
  page: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>,
): boolean {
  return page.scrollTop + page.clientHeight >= page.scrollHeight - REST;
}
