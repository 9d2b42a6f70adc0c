import type { View } from '../../net/messages';

export interface Coin {
  coin: number;
  side: number;
  back?: number;
}

export interface Run {
  points: number;
  coins: Coin[];
}

export interface TitusView extends View {
  game: 'titus';
  memory_aid: boolean;
  fewest: 'cards' | 'points';
  pile: number;
  point_cards: number[];
  points: number[];
  totals: number[];
  on_cards: number[];
  ranks: number[];
  turn: number;
  taken: number;
  limit: number | null;
  may_take: boolean;
  may_exchange: boolean;
  top: Coin | null;
  hand: Coin | null;
  /** Pieces from the top down: the first coin names them. */
  reserves: Coin[][][];
  runs: Run[][];
}
