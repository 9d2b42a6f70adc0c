import type { GameBoard } from '../../table/board';
import Board from './Board.svelte';
import Own from './Own.svelte';
import { scene } from './scene';
import Shown from './Shown.svelte';
import { side } from './side';

export const titus: GameBoard = { side, Board, Own, Shown, scene };
