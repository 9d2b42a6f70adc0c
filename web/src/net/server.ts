// What is asked of the server before one sits at a table, and after the game.

import type {
  BookShown,
  Create,
  DeckFile,
  DeckRead,
  GameList,
  Invitation,
  Lang,
  Look,
  Made,
  PlayOn,
  RefusalShown,
  Replay,
  TableListed,
} from './messages';
import { freshId } from './ids';
import { keptByTab } from './kept';
import { sha256OfText } from './sha256';

/** What the server answered instead of what was asked for, in its own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whom one goes as; both may be empty. */
export interface Person {
  name: string;
  face: string;
}

/** The code of a request that never arrived. */
export const NO_ANSWER = 'no_answer';

/** Whose eyes a finished game is seen through: a seat's, open cards, or a spectator's. */
export type Eyes = number | 'open' | null;

/** The server, asked in the language of the screen. */
export class Server {
  constructor(private readonly lang: () => string) {}

  async games(lang: Lang): Promise<GameList> {
    return this.#ask('GET', `api/games?lang=${lang}`);
  }

  async book(game: string, lang: Lang): Promise<BookShown> {
    return this.#ask('GET', `api/games/${game}/book?lang=${lang}`);
  }

  async myTables(): Promise<TableListed[]> {
    return (await this.#ask<{ tables: TableListed[] }>('GET', 'api/tables')).tables;
  }

  async openTables(): Promise<TableListed[]> {
    return (await this.#ask<{ tables: TableListed[] }>('GET', 'api/tables/open')).tables;
  }

  async create(wish: Omit<Create, 'id'>): Promise<Made> {
    return this.#make('api/tables', wish);
  }

  /** A table at which a lesson begins. */
  async learn(lesson: string, person: Person): Promise<Made> {
    return this.#make('api/lessons', { ...person, lesson });
  }

  /** Whether a deck of one's own can be played. */
  async readDeck(file: DeckFile): Promise<DeckRead> {
    return this.#ask('POST', 'api/decks', file);
  }

  /** Which table is behind a code, or an open one. */
  async look(door: Look): Promise<Invitation> {
    return this.#ask('POST', 'api/look', door);
  }

  async join(door: Look, person: Person): Promise<Made> {
    return this.#make('api/join', { ...door, ...person });
  }

  async replay(table: string, move: number, eyes: Eyes): Promise<Replay> {
    const seen = eyes === null ? '' : `&eyes=${eyes}`;
    return this.#ask('GET', `api/tables/${table}/replay?move=${move}${seen}`);
  }

  async playOn(table: string, wish: Omit<PlayOn, 'id'>): Promise<Made> {
    return this.#make(`api/tables/${table}/play-on`, wish);
  }

  async upload(record: string, person: Person): Promise<Made> {
    return this.#make('api/records', { ...person, record });
  }

  async remove(table: string): Promise<void> {
    await this.#answer('DELETE', `api/tables/${table}`);
  }

  /** Everything that is known here of this browser. */
  async forgetMe(): Promise<void> {
    await this.#answer('DELETE', 'api/me');
  }

  /** Asked again because no answer came, also after a reload, it has the same id: the server does it once. */
  async #make(path: string, wish: object): Promise<Made> {
    const unanswered = `asked-${sha256OfText(JSON.stringify([path, wish]))}`;
    const id = keptByTab.get(unanswered) ?? freshId();
    keptByTab.set(unanswered, id);
    try {
      const made = await this.#ask<Made>('POST', path, { ...wish, id });
      keptByTab.remove(unanswered);
      return made;
    } catch (error) {
      if (error instanceof Refused && error.code !== NO_ANSWER) keptByTab.remove(unanswered);
      throw error;
    }
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer: T = await json(await this.#answer(method, path, body));
    return answer;
  }

  /** What the server answers; what it refuses is thrown. */
  async #answer(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await this.#fetch(method, path, body);
    if (response.ok) return response;
    const { code, message }: RefusalShown = await json(response);
    throw new Refused(code, message);
  }

  async #fetch(method: string, path: string, body: unknown): Promise<Response> {
    const headers = { 'accept-language': this.lang(), 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      return await fetch(path, { method, headers, ...sent });
    } catch {
      throw new Refused(NO_ANSWER, '');
    }
  }
}

/**
 * What an answer holds: its type is the server's own, see messages.generated.ts. What somebody on the
 * way answered instead of the server is no answer.
 */
async function json<T>(response: Response): Promise<T> {
  try {
    const content: T = await response.json();
    return content;
  } catch {
    throw new Refused(NO_ANSWER, '');
  }
}
