// Motion from the difference of two pictures: where a thing was, and where it is now. Things that
// are the same in both have the same `data-move`. What stays in its place on the page slides there;
// what leaves one place for another flies above the table, so that no edge cuts it off.

export interface Box {
  /** Which side is up, where a thing has two. */
  face?: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Seen extends Box {
  element: HTMLElement;
}

export type Picture = Map<string, Seen>;

const TRAVEL = 260;
const TURN = 300;
const FADE = 180;
const DEAL = 45;
/** A whole deal takes no longer than this. */
const LONGEST_DEAL = 500;
const SIGHT = 'perspective(900px)';
/** Slightly past the goal and back. */
const OVERSHOOT = 'cubic-bezier(0.3, 1.3, 0.5, 1)';

/** What moves now, and how to bring it to rest. */
const moving = new Map<HTMLElement, () => void>();

/** Where everything that can move is. */
export function picture(root: ParentNode): Picture {
  const seen: Picture = new Map();
  for (const element of things(root)) {
    seen.set(element.dataset['move'] ?? '', { element, ...box(element) });
  }
  return seen;
}

/** What has to be done to an element that is at `now`, for the eye to see it where it `was`. */
export function shift(was: Box, now: Box): string | null {
  const dx = was.x + was.width / 2 - (now.x + now.width / 2);
  const dy = was.y + was.height / 2 - (now.y + now.height / 2);
  const scale = now.width > 0 ? was.width / now.width : 1;
  const still = Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01;
  return still && !turned(was, now) ? null : `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Whether the other side is up now. */
export function turned(was: Box, now: Box): boolean {
  return was.face !== undefined && now.face !== undefined && was.face !== now.face;
}

/** How long each of so many things waits for the one before it. */
export function pace(count: number): number {
  return Math.min(DEAL, LONGEST_DEAL / Math.max(1, count));
}

interface Journey {
  element: HTMLElement;
  was: Seen | undefined;
  source: Seen | undefined;
  now: Box;
}

/** Let everything travel from where it was; what is new comes from its `data-from`, one by one. */
export function animate(root: HTMLElement, before: Picture, calm: boolean): void {
  for (const rest of [...moving.values()]) rest();
  for (const dropped of root.querySelectorAll<HTMLElement>('.dropped'))
    dropped.style.translate = '';
  const journeys = [...things(root)].filter(isLeaf).map((element) => journey(element, before));
  if (calm) journeys.filter(hasChanged).forEach(({ element }) => fade(element));
  else travelAll(root, journeys);
}

function journey(element: HTMLElement, before: Picture): Journey {
  const was = before.get(element.dataset['move'] ?? '');
  const source = was ?? before.get(element.dataset['from'] ?? '');
  return { element, was, source, now: box(element) };
}

function hasChanged({ was, now }: Journey): boolean {
  return !was || shift(was, now) !== null;
}

function travelAll(root: HTMLElement, journeys: Journey[]): void {
  const wait = pace(journeys.filter(({ was, source }) => !was && source).length);
  let dealt = 0;
  for (const one of journeys) {
    if (!one.source) fade(one.element);
    else if (one.was?.element === one.element) slide(one, one.was);
    else fly(root, one, one.source, one.was ? 0 : dealt++ * wait);
  }
}

function slide({ element, now }: Journey, was: Box): void {
  const transform = shift(was, now);
  if (transform === null) return;
  const frames = [{ transform }, { transform: 'none' }];
  keep(element, element.animate(frames, { duration: TRAVEL, easing: OVERSHOOT }));
}

/** Between two places of the page a double flies, and the thing itself is seen when it has landed. */
function fly(root: HTMLElement, { element, now }: Journey, source: Seen, delay: number): void {
  const transform = shift(source, now);
  if (transform === null || now.width === 0) return;
  const flips = turned(source, now);
  const double = doubleOf(element, now);
  if (flips) double.append(backOf(source, delay));
  root.append(double);
  const duration = flips ? TURN : TRAVEL;
  const timing = { duration, delay, easing: OVERSHOOT, fill: 'both' as const };
  const [from, to] = flips ? [' rotateY(-180deg)', ' rotateY(0deg)'] : ['', ''];
  const goal = 'translate(0px, 0px) scale(1)';
  const flight = double.animate(
    [{ transform: `${SIGHT} ${transform}${from}` }, { transform: `${SIGHT} ${goal}${to}` }],
    timing,
  );
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  keep(element, flight, () => {
    hidden.cancel();
    double.remove();
  });
}

function doubleOf(element: HTMLElement, { x, y, width, height }: Box): HTMLElement {
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
  for (const name of ['data-move', 'data-kind', 'data-id']) own.removeAttribute(name);
  own.classList.remove('lit', 'chosen');
  if (own.firstElementChild instanceof HTMLElement)
    Object.assign(own.firstElementChild.style, FULL);
  double.append(own);
  return double;
}

/** The side that was up: seen through the first half of the turn. */
function backOf({ element }: Seen, delay: number): HTMLElement {
  const back = layer({ position: 'absolute', inset: '0', transform: 'scaleX(-1)' });
  const side = element.isConnected ? null : element.firstElementChild;
  if (side instanceof HTMLElement) back.append(filling(side));
  const frames = [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0, offset: 1 },
  ];
  back.animate(frames, { duration: TURN, delay, easing: OVERSHOOT, fill: 'both' });
  return back;
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

function fade(element: HTMLElement): void {
  keep(element, element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }));
}

function keep(element: HTMLElement, motion: Animation, after?: () => void): void {
  const rest = () => {
    moving.delete(element);
    motion.cancel();
    after?.();
  };
  moving.set(element, rest);
  motion.onfinish = rest;
}

function box(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { face: element.dataset['face'], x, y, width, height };
}

/** Whatever holds other moving things is where they come from, and does not travel itself. */
function isLeaf(element: HTMLElement): boolean {
  return element.querySelector('[data-move]') === null;
}

function things(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-move]');
}

export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
