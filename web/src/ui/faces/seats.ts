import type { News, TableShown } from '../../net/messages';
import type { Expression } from './features';
import { isMark, MARKS, type Mark } from './marks';
import { PORTRAITS } from './portraits';

/** The mark of a face: its own shape and colour. */
export function markOf(face: string): Mark | undefined {
  return isMark(face) ? face : PORTRAITS[face]?.mark;
}

/** The shape and colour of every seat: that of the face, or a free one; no two seats share one. */
export function marksAt({ seats }: Pick<TableShown, 'seats'>): Mark[] {
  const own = seats.map(({ face = '' }) => markOf(face));
  const taken = new Set<Mark>();
  const kept = own.map((mark) => {
    if (!mark || taken.has(mark)) return undefined;
    taken.add(mark);
    return mark;
  });
  return kept.map((mark, seat) => {
    if (mark) return mark;
    const free = MARKS.find((one) => !taken.has(one)) ?? MARKS[seat % MARKS.length] ?? 'round';
    taken.add(free);
    return free;
  });
}

/** What a player looks like after the last move, or at the end: as everybody can see. */
export function expressionAt({ moves, outcome, table }: News, seat: number): Expression {
  if (outcome) return outcome.winners.includes(seat) ? 'pleased' : 'dismayed';
  if (table.status !== 'playing') return 'calm';
  const moods = moves.at(-1)?.events.map(({ moods: felt }) => felt?.[String(seat)]) ?? [];
  const mood = moods.findLast((one) => one !== undefined);
  return mood === 'pleased' || mood === 'dismayed' ? mood : 'calm';
}
