// Written by `python -m tests.server.generate` from forms.py of speeltafel.games.titus: change that.

import type { Facts, Form, View } from '../../net/messages';

export interface Add {
  piece: number;
  type: 'add';
}

export interface Adds {
  coin: number;
  coins: string[];
  seat: number;
  side: number;
  sides: string[];
  type: 'adds';
}

export interface Coin {
  back?: number;
  coin: number;
  side: number;
}

export interface Empty {
  type: 'empty';
}

export interface End {
  type: 'end';
}

export interface Ends {
  type: 'ends';
}

export interface Exchange {
  coin: number;
  type: 'exchange';
}

export interface Gets {
  coin: number;
  other: number;
  seat: number;
  side: number;
  type: 'gets';
}

export interface Gives {
  coin: number;
  other: number;
  seat: number;
  side: number;
  type: 'gives';
}

export interface Join {
  other: number;
  piece: number;
  type: 'join';
}

export interface Joins {
  coins: string[];
  seat: number;
  sides: string[];
  type: 'joins';
}

export interface Keep {
  type: 'keep';
}

export interface Keeps {
  coin: number;
  seat: number;
  side: number;
  type: 'keeps';
}

/** What the game came to for one seat. */
export interface Result {
  card_points: number;
  on_cards: number;
  place: number;
  run_points: number;
  seat: number;
  total: number;
  type: 'result';
}

export interface Rob {
  coin: number;
  type: 'rob';
}

export interface Robs {
  coin: number;
  other: number;
  seat: number;
  side: number;
  type: 'robs';
}

export interface Run {
  coins: Coin[];
  points: number;
}

export interface Score {
  piece: number;
  type: 'score';
}

export interface Scores {
  coins: string[];
  points: number;
  seat: number;
  sides: string[];
  type: 'scores';
}

export interface Shows {
  coin: number;
  side: number;
  type: 'shows';
}

export interface Starts {
  seat: number;
  type: 'starts';
}

export interface Take {
  type: 'take';
}

export interface Takes {
  coin: number;
  seat: number;
  side: number;
  type: 'takes';
}

/** Pieces go from the top down: their first coin names them. */
export interface TitusView {
  fewest: 'cards' | 'points';
  game: 'titus';
  hand: Coin | null;
  limit: number | null;
  may_exchange: boolean;
  may_take: boolean;
  memory_aid: boolean;
  on_cards: number[];
  over: boolean;
  pile: number;
  players: number;
  point_cards: number[];
  points: number[];
  ranks: number[];
  reserves: Coin[][][];
  runs: Run[][];
  seat: number | null;
  taken: number;
  top: Coin | null;
  totals: number[];
  turn: number;
}

export interface Turn {
  seat: number;
  type: 'turn';
}

export type TitusAction = Take | End | Keep | Rob | Exchange | Add | Score | Join;

export type TitusEvent =
  | Starts
  | Turn
  | Empty
  | Shows
  | Takes
  | Robs
  | Gives
  | Gets
  | Keeps
  | Adds
  | Joins
  | Scores
  | Ends
  | Result;

export function isTitusView(view: View): view is TitusView {
  return view.game === 'titus';
}

export function isTitusAction(form: Form): form is TitusAction {
  switch (form.type) {
    case 'take':
    case 'end':
    case 'keep':
    case 'rob':
    case 'exchange':
    case 'add':
    case 'score':
    case 'join':
      return true;
    default:
      return false;
  }
}

export function isTitusEvent(event: Facts): event is TitusEvent {
  switch (event.type) {
    case 'starts':
    case 'turn':
    case 'empty':
    case 'shows':
    case 'takes':
    case 'robs':
    case 'gives':
    case 'gets':
    case 'keeps':
    case 'adds':
    case 'joins':
    case 'scores':
    case 'ends':
    case 'result':
      return true;
    default:
      return false;
  }
}
