import { tick } from 'svelte';
import { path } from './route.svelte';

/** Which game's book was open at a moment of the history of this tab. */
function openAt(state: unknown): string {
  return isOpen(state) ? state.book : '';
}

function isOpen(state: unknown): state is { book: string } {
  return typeof state === 'object' && state !== null && 'book' in state;
}

/** The book that lies over the page, wherever one is: "back" closes it, and the page is as it was. */
class OpenBook {
  #over = $state(openAt(history.state));
  #opener: HTMLElement | null = null;

  constructor() {
    addEventListener('popstate', ({ state }) => {
      this.#over = openAt(state);
      if (this.#over === '') void this.#return();
    });
  }

  /** The game whose book is read; empty if none is. */
  game: string = $derived(path.route.at === 'book' ? path.route.game : this.#over);

  /** The page takes the focus again once nothing lies over it. */
  async #return(): Promise<void> {
    await tick();
    this.#opener?.focus();
    this.#opener = null;
  }

  open(game: string): void {
    this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    history.pushState({ book: game }, '');
    this.#over = game;
  }

  /** Another one of the same box. */
  turnTo(game: string): void {
    if (path.route.at === 'book') path.replace('book', game);
    else {
      history.replaceState({ book: game }, '');
      this.#over = game;
    }
  }

  close(): void {
    if (path.route.at === 'book') path.go();
    else if (isOpen(history.state)) history.back();
    else this.#over = '';
  }
}

export const openBook = new OpenBook();
