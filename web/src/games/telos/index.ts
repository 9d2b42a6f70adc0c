import type { GameBoard } from '../../table/board';
import Board from './Board.svelte';
import Own from './Own.svelte';
import { climax, scene } from './scene';
import Shown from './Shown.svelte';
import { side } from './side';

export const telos: GameBoard = { side, Board, Own, Shown, scene, climax };
