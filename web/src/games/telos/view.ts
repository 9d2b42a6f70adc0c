import type { View } from '../../net/messages';

export interface Laid {
  seat: number;
  cards: string[];
  how: 'leads' | 'follows' | 'throws' | 'ant' | 'last';
}

export interface Trick {
  leader: number;
  turn: number;
  passed: number[];
  last: boolean;
  lead_limit: number;
  count: number;
  match: string[];
  ahead: number | null;
  laid: Laid[];
  picked: number;
  reversing: boolean;
  next_lead: string;
}

export interface TelosView extends View {
  game: 'telos';
  powers: boolean;
  divine_trick: boolean;
  round: number;
  dealer: number;
  direction: 'clockwise' | 'counterclockwise';
  minus: string[][];
  points: number[];
  dealt: number;
  aside: number;
  hand_sizes: number[];
  swapped: number[];
  swan: boolean;
  trick: Trick;
  hand?: string[];
  picked?: string[];
  gave?: string[];
  came?: string[];
}
