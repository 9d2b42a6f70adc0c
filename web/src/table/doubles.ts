// Between two places of the page not the thing itself travels but a double above the table, so that
// no edge cuts it off. The thing is seen when the double has landed.

export interface Box {
  /** Which side is up, where a thing has two. */
  face?: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Seen extends Box {
  element: HTMLElement;
}

/** Where everything that can move was, by its `data-move`. */
export type Picture = Map<string, Seen>;

export function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { face: element.dataset['face'], x, y, width, height };
}

export function doubleOf(element: HTMLElement, { x, y, width, height }: Box): HTMLElement {
  const double = layer({
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '35',
    willChange: 'transform',
  });
  const own = filling(element);
  for (const name of ['data-move', 'data-place', 'data-kind', 'data-id']) own.removeAttribute(name);
  own.classList.remove('lit', 'chosen');
  if (own.firstElementChild instanceof HTMLElement)
    Object.assign(own.firstElementChild.style, FULL);
  double.append(own);
  return double;
}

/** The side that was up; what is still on the table shows its other one by now. */
export function sideOf(element: HTMLElement): Element | null {
  return element.isConnected ? null : element.firstElementChild;
}

/** A side, mirrored as the back of a double is. */
export function backOf(side: Element | null): HTMLElement {
  const back = layer({ position: 'absolute', inset: '0', transform: 'scaleX(-1)' });
  if (side instanceof HTMLElement) back.append(filling(side));
  return back;
}

/** Keyframes of something that is seen until this part of the time has gone. */
export function seenUntil(offset: number): Keyframe[] {
  return [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset },
    { opacity: 0, offset },
    { opacity: 0, offset: 1 },
  ];
}

// The size of a card often comes from the place where it lies.
const FULL = { margin: '0', width: '100%', height: '100%', translate: 'none' };

function filling(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('A copy of an element is none.');
  Object.assign(copy.style, FULL);
  return copy;
}

function layer(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement('div');
  made.inert = true;
  made.ariaHidden = 'true';
  Object.assign(made.style, { pointerEvents: 'none', ...style });
  return made;
}
