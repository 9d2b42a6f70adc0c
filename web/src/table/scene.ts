// The table is always drawn as it is now. What happened is told over it: in captions where it
// happened, and by things that make a journey before they are seen at their place. So nothing that
// is shown ever keeps anybody from choosing.

import type { EventShown, MoveShown, News, View } from '../net/messages';
import { freshMoves, isTakenBack } from '../store/moves';
import type { Speed } from '../store/settings.svelte';
import type { TableStore } from '../store/table.svelte';
import type { GameBoard } from './board';

/** What a caption feels like. Right and wrong have colours and marks that mean nothing else. */
export type Tone = 'plain' | 'right' | 'wrong' | 'climax';

/** A sentence at a place of the table. Places are the values of `data-move` and `data-place`. */
export interface Caption {
  at: string;
  words: string;
  tone?: Tone;
  /** It concerns who sits here, and is held until it can be read. */
  mine?: boolean;
  /** It stays until they tap or play, such as a mistake of theirs. */
  stays?: boolean;
  /** How many milliseconds after the event it appears. */
  after?: number;
}

/** A place on the way of a thing, and how long it rests there, in milliseconds. */
export interface Stop {
  at: string;
  rest: number;
  /** It is turned over here, before it rests. */
  turns?: boolean;
  /** How long it lies here before it is turned, in milliseconds. */
  waits?: number;
  /** From here on it has this mark. */
  mark?: 'right' | 'wrong';
  /** How large it is here, beside its size at its goal. */
  scale?: number;
  /** It is as large as this place, which may be larger than its goal. */
  fills?: boolean;
  /** What lies on either side of this place makes room for it. */
  opens?: boolean;
}

/** The way of a thing to where it is now. What is no longer on the table ends at its last stop. */
export interface Journey {
  /** Its `data-move`. */
  thing: string;
  /** Where it starts, if it was not on the table before. */
  from?: string;
  /** How many milliseconds after the event it sets out. It is not seen before. */
  after?: number;
  stops: Stop[];
  /** Places that show its sides on the way, where the table as it is now does not. */
  front?: string;
  back?: string;
  /** What is pressed together when it has arrived between them. */
  closes?: [string, string];
}

export interface Scene {
  captions: Caption[];
  journeys: Journey[];
}

/** An event as a board is asked to show it. */
export interface Happening {
  shown: EventShown;
  move: MoveShown;
  table: TableStore;
  /** What lay on the table before. */
  before: View;
  /** Whether who sits here made the move. */
  own: boolean;
  /** Whether the event says something about who sits here that another caused. */
  mine: boolean;
}

/** More moves at once than this are not told one by one: the table jumps to now. */
const MOST = 3;

/** What is to be shown of the news; null where the table jumps to now. */
export function sceneOf(table: TableStore, board: GameBoard, before: News): Scene | null {
  const { news } = table;
  const fresh = freshMoves(before.moves, news.moves);
  const jumps = before.view === null || isTakenBack(before.moves, news.moves);
  if (jumps || fresh.length > MOST) return null;
  const scenes = fresh.flatMap((move) =>
    move.events.map((shown) =>
      told(happening(shown, move, table, before.view ?? table.view), board),
    ),
  );
  return {
    captions: scenes.flatMap(({ captions }) => captions),
    journeys: scenes.flatMap(({ journeys }) => journeys),
  };
}

function told(one: Happening, board: GameBoard): Scene {
  const scene = board.scene?.(one) ?? { captions: spoken(one), journeys: [] };
  return isAnswered(one) ? { ...scene, captions: scene.captions.filter(isClimax) } : scene;
}

/** The teacher of a lesson says what came of it: the same words over the table would hide it. */
function isAnswered({ own, table }: Happening): boolean {
  return own && Boolean(table.news.lesson?.answer);
}

function isClimax({ tone }: Caption): boolean {
  return tone === 'climax';
}

function happening(shown: EventShown, move: MoveShown, table: TableStore, before: View): Happening {
  const own = move.seat !== null && move.seat === table.seat && move.hand === 'person';
  return { shown, move, table, before, own, mine: !own && isAbout(shown, table.seat) };
}

/** Whether an event names a seat. */
export function isAbout({ event, types }: EventShown, seat: number | null): boolean {
  return Object.entries(event).some(([fact, value]) => types[fact] === 'seat' && value === seat);
}

/** The sentence of the log, at the seat it speaks of; nothing for what one does oneself. */
export function spoken(
  { shown, own, mine, move }: Happening,
  look: Partial<Caption> = {},
): Caption[] {
  const words = shown.said.join(' ');
  if (own || words === '') return [];
  const seat = 'seat' in shown.event ? shown.event.seat : move.seat;
  return [{ at: typeof seat === 'number' ? `seat-${seat}` : 'middle', words, mine, ...look }];
}

/** How much time this device takes to show things. */
export const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6 };

const LEAST = 1_000;
const LEAST_MINE = 1_500;
const LETTER = 22;
const LETTER_MINE = 42;

/** How long a caption is held, in milliseconds; what concerns the reader never too short to read. */
export function held({ words, mine = false }: Caption, speed: number): number {
  if (mine) return Math.max(LEAST_MINE, (LEAST_MINE / 2 + LETTER_MINE * words.length) * speed);
  return (LEAST + LETTER * words.length) * speed;
}
