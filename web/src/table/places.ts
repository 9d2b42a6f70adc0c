/** The element that a caption or a journey names: a thing that can move, or a place that stays. */
export function placeOf(root: ParentNode, place: string): HTMLElement | null {
  const name = CSS.escape(place);
  return root.querySelector<HTMLElement>(`[data-place="${name}"], [data-move="${name}"]`);
}
