import type { GameSide } from './side';
import { telos } from './telos/side';

/** The browser's side of every game, by its name. */
export const SIDES: Record<string, GameSide> = {
  telos: telos as unknown as GameSide,
};
