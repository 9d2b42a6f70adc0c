import { untrack } from 'svelte';

/** Milliseconds to see the last move before the end is spoken of. */
export const LAST_MOVE = 1_800;

/** Whether to speak of the end: at once where it was found like this, or else after the last move. */
export class LastMove {
  isSeen = $state(false);
  /** The game has ended while somebody looked. */
  isLive = $state(false);

  constructor(isOver: boolean) {
    this.isSeen = isOver;
  }

  /** The game is over, or goes on again after a move was taken back. Returns how to stop waiting. */
  follow(isOver: boolean): () => void {
    if (!isOver) this.isSeen = false;
    if (!isOver || untrack(() => this.isSeen)) return () => undefined;
    this.isLive = true;
    const timer = setTimeout(() => {
      this.isSeen = true;
    }, LAST_MOVE);
    return () => {
      clearTimeout(timer);
    };
  }
}
