import type { GameList, GameShown } from '../net/messages';
import { Refused } from '../net/server';
import { server } from './server';

/** What a table can be set up with; asked for once. */
class Catalogue {
  #list = $state.raw<GameList | null>(null);

  async load(): Promise<void> {
    this.#list ??= await server.games();
  }

  /** Load it where one can do without. */
  async wish(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** The games of one box; most have one. */
  inBox(box: string): GameShown[] {
    return this.#list?.games.filter(({ game }) => boxOf(game) === box) ?? [];
  }

  /** Of bots, the weakest first. */
  get levels(): string[] {
    return this.#list?.levels ?? [];
  }

  /** Of a deck of one's own. */
  get columns(): string[] {
    return this.#list?.columns ?? [];
  }
}

export const catalogue = new Catalogue();

/** The box that a game comes in. */
export function boxOf(game: string): string {
  return game.replace('_together', '');
}

/** Whether all play together, against nobody. */
export function isTogether(game: string): boolean {
  return game.endsWith('_together');
}
