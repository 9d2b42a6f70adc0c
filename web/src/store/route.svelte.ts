// Where one is, in the part of the address that is never sent: a join code stays out of every log.
//
//   #/                       home
//   #/new/telos/bots         set up a table
//   #/book/telos             read the book of a game
//   #/join/KOEK-42           join one
//   #/open/3f9a              join one that is open to all
//   #/table/3f9a             at a table
//   #/replay/3f9a/12         a finished game at a move

export type Way = 'bots' | 'friends' | 'one-screen';

export type Route =
  | { at: 'home' }
  | { at: 'new'; game: string; way: Way }
  | { at: 'book'; game: string }
  | { at: 'join'; code: string }
  | { at: 'open'; table: string }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string; move: number };

export const WAYS: Way[] = ['bots', 'friends', 'one-screen'];

export function readRoute(hash: string): Route {
  const [at = '', one = '', two = ''] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (at === 'new' && one) return { at, game: one, way: WAYS.find((way) => way === two) ?? 'bots' };
  if (at === 'book' && one) return { at, game: one };
  if (at === 'join' && one) return { at, code: one };
  if ((at === 'table' || at === 'open') && one) return { at, table: one };
  if (at === 'replay' && one) return { at, table: one, move: Number(two) || 0 };
  return { at: 'home' };
}

export function writeRoute(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** The whole address of a place, to be given to others. */
export function linkTo(...parts: (string | number)[]): string {
  return `${location.origin}${location.pathname}${writeRoute(...parts)}`;
}

export function joinLink(code: string): string {
  return linkTo('join', code);
}

class Path {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
    });
  }

  go(...parts: (string | number)[]): void {
    location.hash = writeRoute(...parts);
  }

  /** Instead of where one is: "back" leads to where one was before. */
  replace(...parts: (string | number)[]): void {
    history.replaceState(null, '', writeRoute(...parts));
    this.route = readRoute(location.hash);
  }

  /** Another moment at the same place: the address follows, and "back" does not stop at each. */
  shift(...parts: (string | number)[]): void {
    history.replaceState(null, '', writeRoute(...parts));
  }
}

export const path = new Path();
