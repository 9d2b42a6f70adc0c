import type { Scene } from './emblems';

/** The pictures of the cards. They are many, so they come once a card lies on the table. */
class Album {
  #sceneOf = $state.raw<(picture: string) => Scene | undefined>(() => undefined);
  #asked = false;

  /** The scene of a card, once the album is there. */
  scene(picture: string | undefined): Scene | undefined {
    return this.#sceneOf(picture ?? '');
  }

  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.#sceneOf = (await import('./emblems')).sceneOf;
  }
}

export const album = new Album();
