// Written by `python -m tests.server.generate` from forms.py of speeltafel.games.timeline.together: change that.

import type { Facts, Form, View } from '../../net/messages';

export interface Begins {
  cards: string[];
  date: string;
  discard: string[];
  discard_date: string;
  icon: 'key' | 'moon' | 'ship' | 'star' | 'sun' | 'tree';
  seat: number;
  type: 'begins';
}

export interface Discard {
  card: number;
  type: 'discard';
}

export interface Discards {
  cards: string[];
  date: string;
  icon: 'key' | 'moon' | 'ship' | 'star' | 'sun' | 'tree';
  seat: number;
  type: 'discards';
}

export interface Draws {
  cards: string[];
  seat: number;
  type: 'draws';
}

export interface Ends {
  rank: number;
  score: number;
  type: 'ends';
}

/**
 * Its light side once it was seen, and the dark one once everybody has seen it.
 *
 *     A card that lies sideways also says which slot it would need.
 */
export interface EventCard {
  dark?: 'key' | 'moon' | 'ship' | 'star' | 'sun' | 'tree';
  date?: string;
  light?: 'key' | 'moon' | 'ship' | 'star' | 'sun' | 'tree';
  name: number;
  picture?: string;
  sideways?: boolean;
  slot?: number;
  source?: string;
  texts?: Record<string, string>;
  until?: string;
}

/** How many cards lie in a place, and what they count for there. */
export interface PlaceWorth {
  cards: number;
  each: number;
  place: 'discards' | 'hands' | 'pile' | 'row' | 'slots';
  points: number;
}

export interface Play {
  card: number;
  type: 'play';
}

export interface Stop {
  type: 'stop';
}

export interface TogetherView {
  discards: EventCard[];
  first: number;
  game: 'timeline_together';
  hands: EventCard[][];
  over: boolean;
  pile: number;
  placed: number;
  players: number;
  points: PlaceWorth[];
  rank: number;
  row: EventCard[][];
  score: number;
  seat: number | null;
  slots: EventCard[][];
  top: EventCard | null;
  tried: boolean;
  turn: number;
}

export interface Tries {
  cards: string[];
  date: string;
  seat: number;
  type: 'tries';
  where: 'left' | 'nowhere' | 'right' | 'slot' | 'stacked';
}

export type TogetherAction = Play | Discard | Stop;

export type TogetherEvent = Begins | Tries | Discards | Draws | Ends;

export function isTogetherView(view: View): view is TogetherView {
  return view.game === 'timeline_together';
}

export function isTogetherAction(form: Form): form is TogetherAction {
  switch (form.type) {
    case 'play':
    case 'discard':
    case 'stop':
      return true;
    default:
      return false;
  }
}

export function isTogetherEvent(event: Facts): event is TogetherEvent {
  switch (event.type) {
    case 'begins':
    case 'tries':
    case 'discards':
    case 'draws':
    case 'ends':
      return true;
    default:
      return false;
  }
}
