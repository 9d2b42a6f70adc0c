import { storedByBrowser } from '../net/stored';

const KEY = 'speeltafel-played';

/** The games that were played or learned on this device: others are offered with their lesson. */
class Played {
  #games = $state.raw<string[]>(kept());

  has(game: string): boolean {
    return this.#games.includes(game);
  }

  note(game: string): void {
    if (this.has(game)) return;
    this.#games = [...this.#games, game];
    storedByBrowser.set(KEY, JSON.stringify(this.#games));
  }

  forget(): void {
    this.#games = [];
    storedByBrowser.remove(KEY);
  }
}

function kept(): string[] {
  const games: string[] = JSON.parse(storedByBrowser.get(KEY) ?? '[]');
  return games;
}

export const played = new Played();
