import type { View } from '../../net/messages';

export interface Said {
  seat: number;
  card: string;
  on: string;
  first?: number;
  second?: number;
  call?: 'called' | 'silent';
}

export interface TabulosView extends View {
  game: 'tabulos';
  pips: boolean;
  top: string;
  pile: string[];
  pot: number;
  pots_made: number;
  hand_sizes: number[];
  missing: number[];
  direction: 'clockwise' | 'counterclockwise';
  turn: number;
  phase: 'choosing' | 'drew' | 'saying' | 'asking' | 'over';
  down: string | null;
  said: Said | null;
  call: string;
  may_catch: number[];
  let_go: number[];
  hand?: string[];
  drawn?: string | null;
  margins?: Record<string, number[]>;
}
