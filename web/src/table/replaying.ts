import type { News, Replay, View } from '../net/messages';
import type { Eyes } from '../net/server';

/** Who looks at a game of before is no member. */
export const NOBODY = -1;

/** A moment of a finished game as the news of a table at which nothing is asked. */
export function newsAt(at: Replay, eyes: Eyes): News {
  const view = at.views[0] ?? null;
  const move = { seat: null, hand: null, at: at.move, events: at.events };
  return {
    type: 'news',
    version: at.move,
    since: 0,
    now: 0,
    table: { ...at.table, status: at.move < at.moves ? 'playing' : 'over' },
    here: at.table.members.map((_, member) => member), // who looks again misses nobody
    me: NOBODY,
    seats: [],
    eyes: eyes === null ? null : (view?.seat ?? null),
    view,
    moves_from: at.move,
    moves: [move],
    speeches: [],
    prompt: null,
    offers: [],
    undo: null,
    outcome: at.outcome,
    reading: null,
  };
}

/** Whether there is a hand in it that others don't see: only then cards can be laid open. */
export function hasHand(view: View | undefined): boolean {
  return view !== undefined && 'hand' in view && Array.isArray(view.hand);
}

/** Where a key leads to; null where it means something else. */
export function keyedMove(key: string, { move, moves }: Replay): number | null {
  const to = { ArrowLeft: move - 1, ArrowRight: move + 1, Home: 0, End: moves }[key];
  return to === undefined || to < 0 || to > moves ? null : to;
}
