import type { GameSide } from './side';
import { tabulos } from './tabulos/side';
import { telos } from './telos/side';
import { against } from './timeline/against';
import { together } from './timeline/together';
import { titus } from './titus/side';

/** The browser's side of every game, by its name. */
export const SIDES: Record<string, GameSide> = {
  tabulos: tabulos as unknown as GameSide,
  telos: telos as unknown as GameSide,
  timeline: against as unknown as GameSide,
  timeline_together: together as unknown as GameSide,
  titus: titus as unknown as GameSide,
};
