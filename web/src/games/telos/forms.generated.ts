// Written by `python -m tests.server.generate` from forms.py of speeltafel.games.telos: change that.

import type { Facts, Form, View } from '../../net/messages';

/** What a seat alone may see of an event. */
export interface Cards {
  cards: string[];
}

export interface Ends {
  seat: number;
  total: number;
  type: 'ends';
}

/** What a seat alone may see of its divine trick. */
export interface GaveAndCame {
  came: string[];
  gave: string[];
}

export interface Laid {
  cards: string[];
  how: 'ant' | 'follows' | 'last' | 'leads' | 'throws';
  seat: number;
  zeus_worth: number | null;
}

export interface LeadsNext {
  because: 'cuckoo' | 'eagle';
  seat: number;
  type: 'leads_next';
}

export interface Minus {
  cards: string[];
  points: number;
  seat: number;
  total: number;
  type: 'minus';
}

export interface Passes {
  other: number;
  seat: number;
  type: 'passes';
}

export interface Picks {
  of: number;
  place: number;
  seat: number;
  secrets?: Record<string, Cards>;
  type: 'picks';
}

export interface Play {
  cards: string[];
  type: 'play';
}

export interface Plays {
  cards: string[];
  how: 'ant' | 'follows' | 'last' | 'leads' | 'throws';
  seat: number;
  type: 'plays';
}

export interface Reverses {
  direction: 'clockwise' | 'counterclockwise';
  seat: number;
  type: 'reverses';
}

export interface Round {
  direction: 'clockwise' | 'counterclockwise';
  hand: number;
  round: number;
  seat: number;
  secrets?: Record<string, Cards>;
  type: 'round';
}

export interface Swan {
  seat: number;
  type: 'swan';
}

export interface Swap {
  cards: string[];
  type: 'swap';
}

export interface Swaps {
  seat: number;
  secrets?: Record<string, GaveAndCame>;
  type: 'swaps';
}

export interface TelosView {
  aside: number;
  came?: string[];
  dealer: number;
  dealt: number;
  direction: 'clockwise' | 'counterclockwise';
  divine_trick: boolean;
  game: 'telos';
  gave?: string[];
  hand?: string[];
  hand_sizes: number[];
  minus: string[][];
  must_throw?: boolean;
  over: boolean;
  picked?: string[];
  played: string[][];
  players: number;
  points: number[];
  powers: boolean;
  round: number;
  seat: number | null;
  swan: boolean;
  swapped: number[];
  trick: Trick;
  zeus: string[];
}

export interface Trick {
  ahead: number | null;
  count: number;
  laid: Laid[];
  last: boolean;
  lead_limit: number;
  leader: number;
  match: string[];
  next_lead: 'cuckoo' | 'eagle' | 'winner';
  passed: number[];
  picked: number;
  reversing: boolean;
  turn: number;
  zeus_worth: number | null;
}

export interface TrickTaken {
  seat: number;
  type: 'trick';
}

export type TelosAction = Play | Swap;

export type TelosEvent =
  Round | Passes | Picks | Plays | Reverses | Swan | TrickTaken | LeadsNext | Swaps | Minus | Ends;

export function isTelosView(view: View): view is TelosView {
  return view.game === 'telos';
}

export function isTelosAction(form: Form): form is TelosAction {
  switch (form.type) {
    case 'play':
    case 'swap':
      return true;
    default:
      return false;
  }
}

export function isTelosEvent(event: Facts): event is TelosEvent {
  switch (event.type) {
    case 'round':
    case 'passes':
    case 'picks':
    case 'plays':
    case 'reverses':
    case 'swan':
    case 'trick':
    case 'leads_next':
    case 'swaps':
    case 'minus':
    case 'ends':
      return true;
    default:
      return false;
  }
}
