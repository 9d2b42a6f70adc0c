import type { GameBoard } from '../../table/board';
import Board from './Board.svelte';
import Own from './Own.svelte';
import { scene } from './scene';
import Shown from './Shown.svelte';
import { side } from './side';
import { tabulosView } from './view';

export const tabulos: GameBoard = {
  side,
  Board,
  Own,
  Shown,
  scene,
  // TAB-13: the last card lies there, and everybody is asked whether they caught it.
  climax: ({ view }) => tabulosView(view).phase === 'asking',
};
