// What a table of Titus tells: every coin that somebody takes from another turns before all eyes.

import { spoken, type Caption, type Happening, type Journey, type Scene } from '../../table/scene';
import { isTitusEvent, type Gets, type Robs } from './view';

/** Where a coin lies that somebody has taken and not yet placed. */
export const HAND = 'hand';
/** When the coin has been turned over. */
const TURNED = 900;
const NOTHING: Scene = { captions: [], journeys: [] };

export function scene(happening: Happening): Scene | null {
  const { event } = happening.shown;
  if (!isTitusEvent(event)) return null;
  switch (event.type) {
    case 'gives':
      return { captions: spoken(happening, { at: `seat-${event.other}` }), journeys: [] };
    case 'gets':
      return { captions: taken(happening, event), journeys: [turning(happening, event)] };
    case 'robs': {
      const tone = happening.mine ? 'climax' : 'plain';
      return { captions: taken(happening, event, { tone }), journeys: [turning(happening, event)] };
    }
    case 'scores':
      return { captions: scored(happening, event.seat), journeys: [] };
    case 'keeps':
    case 'adds':
    case 'joins':
      return null; // its sentence, at the seat of who did it
    default:
      return NOTHING; // seen anyway, or told at the end
  }
}

/** At the seat that lost the coin, when its new side is seen. */
function taken(
  happening: Happening,
  { other }: Gets | Robs,
  look: Partial<Caption> = {},
): Caption[] {
  return spoken(happening, { at: `seat-${other}`, after: TURNED, ...look });
}

/** The coin leaves, is seen with its old side, turns, and is held. */
function turning({ own, mine }: Happening, { coin }: Gets | Robs): Journey {
  const rest = mine ? 1_000 : own ? 200 : 600;
  return {
    thing: `coin-${coin}`,
    stops: [{ at: HAND, waits: 250, rest, turns: true }],
  };
}

/** A run is the climax of the game, also one's own. */
function scored({ shown, table }: Happening, seat: number): Caption[] {
  const words = shown.said.join(' ');
  return [{ at: `seat-${seat}`, words, tone: 'climax', mine: seat === table.seat }];
}
