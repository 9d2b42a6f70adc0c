import type { GameBoard } from '../../table/board';
import { side as againstSide } from './against';
import AgainstBoard from './AgainstBoard.svelte';
import AgainstOwn from './AgainstOwn.svelte';
import AgainstShown from './AgainstShown.svelte';
import { againstScene, isAgainstClimax, isTogetherClimax, togetherScene } from './scene';
import { side as togetherSide } from './together';
import TogetherBoard from './TogetherBoard.svelte';
import TogetherOwn from './TogetherOwn.svelte';
import TogetherShown from './TogetherShown.svelte';

export const against: GameBoard = {
  side: againstSide,
  Board: AgainstBoard,
  Own: AgainstOwn,
  Shown: AgainstShown,
  scene: againstScene,
  climax: isAgainstClimax,
};
export const together: GameBoard = {
  side: togetherSide,
  Board: TogetherBoard,
  Own: TogetherOwn,
  Shown: TogetherShown,
  scene: togetherScene,
  climax: isTogetherClimax,
};
