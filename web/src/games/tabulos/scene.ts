// What a table of Tabulos tells: what is said and whether it was right, what it costs, who is caught.
// Nothing here looks at whether "reverse!" was called before somebody else has said so (TAB-12).

import { say } from '../../store/words.svelte';
import { spoken, type Caption, type Happening, type Journey, type Scene } from '../../table/scene';
import { namesAt } from './lying';
import { rightSums } from './mistake';
import {
  isTabulosEvent,
  tabulosView,
  type Catches,
  type Draws,
  type Says,
  type SaysNothing,
} from './view';

/** The place where a card lies until its multiplication is judged. */
export const DOWN = 'down';
/** The card is judged first; then it does what it does. */
const EFFECT = 650;
const NEXT = 1_200;
/** A call is heard first. */
const CALLED = 300;
const NOTHING: Scene = { captions: [], journeys: [] };

export function scene(happening: Happening): Scene | null {
  const { event } = happening.shown;
  if (!isTabulosEvent(event)) return null;
  switch (event.type) {
    case 'deals':
    case 'lays':
      return NOTHING; // the cards are seen to go there
    case 'says':
    case 'says_nothing':
      return { captions: heard(happening, event), journeys: judged(happening, event) };
    case 'too_slow':
    case 'miscounts':
    case 'goes_beyond':
    case 'does_not_fit':
    case 'other_table':
      return only(mistaken(happening, event.seat));
    case 'draws':
      return only(drawn(happening, event));
    case 'catches':
      return only(caught(happening, event));
    case 'turns':
      return only(everybody(happening, { at: 'direction', after: EFFECT }));
    case 'new_pot':
      return only(everybody(happening, { at: 'pot' }));
    case 'misses':
      return only(concerned(happening, event.seat, { after: NEXT }));
    case 'asks':
      return only(everybody(happening, { at: 'pile', tone: 'climax', after: EFFECT }));
    case 'wins':
      return only(concerned(happening, event.seat, { tone: 'climax' }));
    case 'stalls':
    case 'no_new_pot':
      return only(everybody(happening, { at: 'middle', tone: 'climax' }));
    case 'finds_nothing':
      return only(concerned(happening, event.seat, { after: EFFECT }));
    case 'passes':
    case 'lets_go':
      return null;
  }
}

function only(captions: Caption[]): Scene {
  return { captions, journeys: [] };
}

/** The sentence of the log, also to who did it. */
function everybody({ shown, mine }: Happening, look: Omit<Caption, 'words'>): Caption[] {
  const words = shown.said.join(' ');
  return words === '' ? [] : [{ words, mine, ...look }];
}

/** At the seat that it happens to, whoever caused it. */
function concerned(happening: Happening, seat: number, look: Partial<Caption>): Caption[] {
  return everybody(happening, { at: `seat-${seat}`, mine: isMe(happening, seat), ...look });
}

function isMe({ table }: Happening, seat: number): boolean {
  return table.seat === seat;
}

function heard(happening: Happening, { right }: Says | SaysNothing): Caption[] {
  return spoken(happening, { tone: right === 'yes' ? 'right' : 'plain', mine: false });
}

/** The card shows whether it was right; then it goes to the pile, or back. */
function judged({ table, own }: Happening, { seat, right }: Says | SaysNothing): Journey[] {
  const names = namesAt(table);
  if (right === 'yes') {
    const top = names.at(tabulosView(table.view), 'pile')[0];
    const rest = own ? 350 : 500;
    return top ? [{ thing: top.name, stops: [{ at: DOWN, rest, mark: 'right' }] }] : [];
  }
  const back = names.was(DOWN)[0];
  const stops: Journey['stops'] = [{ at: DOWN, rest: 900, mark: 'wrong' }];
  if (seat !== table.seat) stops.push({ at: `seat-${seat}`, rest: 0, scale: 0.5 });
  return back ? [{ thing: back.name, stops }] : [];
}

/** What was wrong, and what would have been right; one's own mistake stays until it is read. */
function mistaken(happening: Happening, seat: number): Caption[] {
  const mine = isMe(happening, seat);
  const words = [...happening.shown.said, ...rightSums([happening.move])].join(' ');
  const after = mine ? 0 : EFFECT;
  return [{ at: `seat-${seat}`, words, tone: 'wrong', mine, stays: mine, after }];
}

/** What a card costs stands below why it has to be drawn. */
function drawn(happening: Happening, { seat, cause }: Draws): Caption[] {
  if (cause === 'choice') return spoken(happening);
  if (cause === 'mistake' && isMe(happening, seat))
    return concerned(happening, seat, { stays: true });
  return concerned(happening, seat, { after: cause === 'end_point' ? EFFECT : NEXT });
}

/** Who caught calls it out; whom they caught reads why. */
function caught(happening: Happening, { seat, other }: Catches): Caption[] {
  const call = { at: `seat-${seat}`, words: say('web-tabulos-catch'), tone: 'climax' as const };
  return [call, ...concerned(happening, other, { tone: 'wrong', after: CALLED })];
}
