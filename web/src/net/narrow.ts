import type { View } from './messages';

/** A view as that of one game: whoever draws a game is only shown views of it. */
export function narrow<V extends View>(view: View | null, is: (view: View) => view is V): V {
  if (view !== null && is(view)) return view;
  throw new Error(`This is no view of the game: ${view?.game ?? 'none'}.`);
}
