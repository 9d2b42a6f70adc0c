import type { News } from '../net/messages';
import { settings } from '../store/settings.svelte';
import type { TableStore } from '../store/table.svelte';
import type { GameBoard } from './board';
import { Captions } from './captions.svelte';
import type { Picture } from './doubles';
import { animate, rest, wantsCalm } from './motion';
import { PACE, sceneOf } from './scene';

/** Shows at one table what has happened since it was last looked at. */
export class Stage {
  readonly captions = new Captions();

  constructor(private last: News | null) {}

  /** Over the table as it is now. Without a board nothing is told: a game of before is told beside it. */
  show(root: HTMLElement, before: Picture, table: TableStore, board: GameBoard | null): void {
    const last = document.hidden ? null : this.last;
    const scene = board && last && sceneOf(table, board, last);
    const speed = PACE[settings.speed];
    this.last = table.news;
    if (!scene) this.clear();
    else this.captions.show(scene.captions, speed);
    animate(root, before, { calm: wantsCalm(), speed }, scene?.journeys);
  }

  /** The connection is lost: what happens meanwhile is not told afterwards. */
  loseSight(): void {
    this.last = null;
  }

  /** Somebody taps: what is being shown is at its end. */
  hurry(): void {
    this.captions.hurry();
    rest();
  }

  /** Nothing is told any more. */
  clear(): void {
    this.captions.clear();
    rest();
  }
}
