import type { CharacterShown, GameList, GameShown, Lang } from '../net/messages';
import { Refused } from '../net/server';
import { server } from './server';
import { settings } from './settings.svelte';

/** A box on the shelf: one game, or several that share it. */
export interface BoxShown {
  box: string;
  games: [GameShown, ...GameShown[]];
  players: [number, number];
  minutes: [number, number];
  age: number;
}

/** What a table can be set up with, and what there is to know of each game. */
class Catalogue {
  #list = $state.raw<GameList | null>(null);
  #lang: Lang | null = null;

  /** Ask for it, once in each language. */
  async load(lang: Lang = settings.lang): Promise<void> {
    if (this.#lang === lang) return;
    this.use(await server.games(lang));
    this.#lang = lang;
  }

  /** Load it where the page can do without. */
  async tryLoad(lang: Lang = settings.lang): Promise<void> {
    try {
      await this.load(lang);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  use(list: GameList): void {
    this.#list = list;
  }

  game(name: string): GameShown | undefined {
    return this.#list?.games.find(({ game }) => game === name);
  }

  /** Every box, with what stands on it. */
  boxes: BoxShown[] = $derived.by(() => {
    const games = this.#list?.games ?? [];
    const boxes = [...new Set(games.map(({ box }) => box))];
    return boxes.flatMap((box) =>
      boxed(
        box,
        games.filter((game) => game.box === box),
      ),
    );
  });

  /** Of bots, the weakest first. */
  get levels(): string[] {
    return this.#list?.levels ?? [];
  }

  /** Whom bots play as, the weakest first. */
  get characters(): CharacterShown[] {
    return this.#list?.characters ?? [];
  }

  /** What people choose their face from. */
  get faces(): string[] {
    return this.#list?.faces ?? [];
  }

  /** Of a deck of one's own. */
  get columns(): string[] {
    return this.#list?.columns ?? [];
  }

  /** The words that games from elsewhere bring along. */
  get texts(): string {
    return this.#list?.games.map(({ texts }) => texts).join('\n') ?? '';
  }
}

export const catalogue = new Catalogue();

/** What stands on a box; the game that it is named after comes first. */
function boxed(box: string, inside: GameShown[]): BoxShown[] {
  const [first, ...others] = inside.toSorted(
    (one, other) => Number(other.game === box) - Number(one.game === box),
  );
  if (!first) return [];
  return [
    {
      box,
      games: [first, ...others],
      players: range(inside.map(({ players }) => players)),
      minutes: range(inside.map(({ duration }) => duration)),
      age: Math.min(...inside.map(({ age }) => age)),
    },
  ];
}

/** From the least of all to the most of all. */
function range(pairs: [number, number][]): [number, number] {
  return [Math.min(...pairs.map(([least]) => least)), Math.max(...pairs.map(([, most]) => most))];
}

/** The box that a game comes in; none that anybody knows before the catalogue is there. */
export function boxOf(game: string): string {
  return catalogue.game(game)?.box ?? game;
}

/** Whether all play together, against nobody. */
export function isTogether(game: string): boolean {
  return catalogue.game(game)?.aim === 'together';
}
