import type { GameBoard } from '../../table/board';
import Board from './Board.svelte';
import Own from './Own.svelte';
import { side } from './side';

/** For a game that has no board of its own: made from its view, its events and its actions. */
export const plain: GameBoard = { side, Board, Own };
