// Written by `python -m tests.server.generate` from forms.py of speeltafel.games.tabulos: change that.

import type { Facts, Form, View } from '../../net/messages';

export interface Asks {
  card: number;
  seat: number;
  type: 'asks';
}

/** What a seat alone may see of an event. */
export interface Cards {
  cards: string[];
}

export interface Catch {
  type: 'catch';
}

export interface Catches {
  card: number;
  other: number;
  seat: number;
  type: 'catches';
}

export interface Deals {
  hand: number;
  seat: number;
  secrets?: Record<string, Cards>;
  top: number;
  type: 'deals';
}

export interface DoesNotFit {
  card: number;
  seat: number;
  top: number;
  type: 'does_not_fit';
}

export interface Draw {
  type: 'draw';
}

export interface Draws {
  cause: 'caught' | 'choice' | 'end_point' | 'mistake';
  seat: number;
  secrets?: Record<string, Cards>;
  type: 'draws';
}

export interface FindsNothing {
  seat: number;
  type: 'finds_nothing';
}

export interface GoesBeyond {
  card: number;
  last: number;
  seat: number;
  table: number;
  type: 'goes_beyond';
}

export interface Lay {
  card: string;
  type: 'lay';
}

export interface Lays {
  card: number;
  seat: number;
  top: number;
  type: 'lays';
}

export interface LetGo {
  type: 'let_go';
}

export interface LetsGo {
  other: number;
  seat: number;
  type: 'lets_go';
}

export interface Miscounts {
  card: number;
  first: number;
  product: number;
  seat: number;
  second: number;
  type: 'miscounts';
}

export interface Misses {
  seat: number;
  type: 'misses';
}

export interface NewPot {
  count: number;
  pot: number;
  type: 'new_pot';
}

export interface NoNewPot {
  number: number;
  type: 'no_new_pot';
}

export interface OtherTable {
  card: number;
  first: number;
  seat: number;
  second: number;
  shared: string;
  top: number;
  type: 'other_table';
}

export interface Pass {
  type: 'pass';
}

export interface Passes {
  seat: number;
  type: 'passes';
}

/** The last multiplication that was heard; without factors where none came in time (TAB-18). */
export interface Said {
  call?: 'called' | 'silent';
  card: string;
  first?: number;
  on: string;
  seat: number;
  second?: number;
}

export interface Say {
  call?: 'reverse';
  first: number;
  second: number;
  type: 'say';
}

export interface SayNothing {
  type: 'say_nothing';
}

export interface Says {
  call: 'called' | 'silent';
  card: number;
  first: number;
  right: 'no' | 'yes';
  seat: number;
  second: number;
  tables: string[];
  top: number;
  type: 'says';
}

export interface SaysNothing {
  card: number;
  right: 'no' | 'yes';
  seat: number;
  tables: string[];
  top: number;
  type: 'says_nothing';
}

export interface Stalls {
  type: 'stalls';
}

export interface TabulosView {
  call: 'called' | 'caught' | 'forgotten' | 'no_square' | 'too_late' | 'turned_up';
  caught: 'card' | 'card_and_turn';
  direction: 'clockwise' | 'counterclockwise';
  down: string | null;
  drawn?: string | null;
  game: 'tabulos';
  hand?: string[];
  hand_sizes: number[];
  let_go: number[];
  margins?: Record<string, number[]>;
  may_catch: number[];
  missing: number[];
  mistake: 'next_turn_too' | 'this_turn';
  over: boolean;
  phase: 'asking' | 'choosing' | 'drew' | 'over' | 'saying';
  pile: string[];
  pips: boolean;
  players: number;
  pot: number;
  pots: number;
  pots_made: number;
  reason: 'out_of_cards' | 'pots' | 'stalled' | null;
  said: Said | null;
  seat: number | null;
  shown: string[][];
  top: string;
  turn: number;
}

export interface TooSlow {
  card: number;
  seat: number;
  type: 'too_slow';
}

export interface Turns {
  direction: 'clockwise' | 'counterclockwise';
  type: 'turns';
}

export interface Wins {
  seat: number;
  type: 'wins';
}

export type TabulosAction = Lay | Draw | Pass | Catch | LetGo | SayNothing | Say;

export type TabulosEvent =
  | Deals
  | Lays
  | Says
  | SaysNothing
  | TooSlow
  | Miscounts
  | GoesBeyond
  | DoesNotFit
  | OtherTable
  | Turns
  | Draws
  | FindsNothing
  | NewPot
  | Passes
  | Misses
  | Asks
  | LetsGo
  | Catches
  | Wins
  | Stalls
  | NoNewPot;

export function isTabulosView(view: View): view is TabulosView {
  return view.game === 'tabulos';
}

export function isTabulosAction(form: Form): form is TabulosAction {
  switch (form.type) {
    case 'lay':
    case 'draw':
    case 'pass':
    case 'catch':
    case 'let_go':
    case 'say_nothing':
    case 'say':
      return true;
    default:
      return false;
  }
}

export function isTabulosEvent(event: Facts): event is TabulosEvent {
  switch (event.type) {
    case 'deals':
    case 'lays':
    case 'says':
    case 'says_nothing':
    case 'too_slow':
    case 'miscounts':
    case 'goes_beyond':
    case 'does_not_fit':
    case 'other_table':
    case 'turns':
    case 'draws':
    case 'finds_nothing':
    case 'new_pot':
    case 'passes':
    case 'misses':
    case 'asks':
    case 'lets_go':
    case 'catches':
    case 'wins':
    case 'stalls':
    case 'no_new_pot':
      return true;
    default:
      return false;
  }
}
