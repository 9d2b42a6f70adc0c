// Written by `python -m tests.server.generate` from forms.py of speeltafel.games.timeline.against: change that.

import type { Facts, Form, View } from '../../net/messages';

export interface AgainstView {
  belongs: number | null;
  discards: EventCard[];
  finished: number[];
  first: number;
  game: 'timeline';
  hands: EventCard[][];
  line: EventCard[];
  over: boolean;
  pile: number;
  play_off: boolean;
  players: number;
  seat: number | null;
  still_in: number[];
  top: EventCard | null;
  turn: number;
}

export interface Begins {
  cards: string[];
  date: string;
  seat: number;
  type: 'begins';
}

export interface Draws {
  cards: string[];
  seat: number;
  type: 'draws';
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

export interface NewPile {
  count: number;
  type: 'new_pile';
}

export interface Place {
  card: number;
  gap: number;
  type: 'place';
}

export interface Placed {
  beside: string[];
  cards: string[];
  date: string;
  gap: number;
  order: 'after' | 'before';
  right: 'no' | 'yes';
  seat: number;
  type: 'placed';
}

export interface PlayOff {
  seats: string[];
  type: 'play_off';
}

export type AgainstAction = Place;

export type AgainstEvent = Begins | Placed | Draws | NewPile | PlayOff;

export function isAgainstView(view: View): view is AgainstView {
  return view.game === 'timeline';
}

export function isAgainstAction(form: Form): form is AgainstAction {
  switch (form.type) {
    case 'place':
      return true;
    default:
      return false;
  }
}

export function isAgainstEvent(event: Facts): event is AgainstEvent {
  switch (event.type) {
    case 'begins':
    case 'placed':
    case 'draws':
    case 'new_pile':
    case 'play_off':
      return true;
    default:
      return false;
  }
}
