import type { Carrier, Carry } from './transport';
import type { Connection } from './connection';
import { freshId } from './ids';
import type {
  Asked,
  Lang,
  MoveShown,
  News,
  Refusal,
  Reply,
  SpeechShown,
  Told,
  Wish,
} from './messages';
import { overSocket } from './websocket';
import { overStream } from './event-stream';

/** Who is told what happens on the line. */
export interface Ears {
  /** The table as it is now, with all its moves and speeches. */
  news(news: News): void;
  broken(isBroken: boolean): void;
  /** It is over for good: the code of the error. */
  ended(code: string): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** A line that does not answer for so long is dead, though nobody has noticed. */
const PATIENCE = 6_000;

/**
 * A table, whatever breaks on the way. A broken line is opened again and again, over a WebSocket or
 * where none was ever let through over a stream; what was not answered is asked again under the same
 * id, which the server does not do twice.
 */
export class TableLine implements Connection {
  #carrier: Carrier | null = null;
  #way = 0;
  /** Whether news has ever come this way: then it is the right one. */
  #proven = false;
  #open = new Map<string, { asked: Asked; answer: (reply: Reply) => void }>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #version = 0;
  #moves: MoveShown[] = [];
  #speeches: { at: number; speech: SpeechShown }[] = [];
  #seat: number | null = null;
  #closed = false;

  constructor(
    readonly table: string,
    private lang: Lang,
    private readonly ears: Ears,
    private readonly ways: [Carry, ...Carry[]] = [overSocket, overStream],
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#broke);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  async ask(wish: Wish): Promise<Reply> {
    const asked: Asked = { ...wish, id: freshId() };
    return new Promise((answer) => {
      this.#open.set(asked.id, { asked, answer });
      this.#carrier?.send(asked);
      this.#listen();
    });
  }

  /** See the table through a seat's eyes, or nobody's; for a screen with several players. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#afresh();
  }

  /** Be told everything in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#afresh();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#broke);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#carrier?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const carry = this.ways[this.#way] ?? this.ways[0];
    this.#carrier = carry(this.table, {
      opened: () => {
        this.#watch();
        for (const { asked } of this.#open.values()) this.#carrier?.send(asked);
      },
      told: (told) => {
        this.#heard(told);
      },
      closed: (why) => {
        this.#lost(why);
      },
    });
    this.#listen();
  }

  #lost(why: string | null): void {
    this.#carrier = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (why !== null) {
      this.close();
      this.ears.ended(why);
      return;
    }
    this.#broke();
    if (!this.#proven) this.#way = (this.#way + 1) % this.ways.length;
    this.#retry = setTimeout(() => {
      this.#connect();
    }, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  readonly #broke = (): void => {
    this.ears.broken(true);
  };

  /** The network is back, or somebody looks at the page again: no waiting now. */
  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    this.#pause = FIRST_PAUSE;
    if (!this.#carrier) this.#connect();
    else this.#watch();
  };

  #watch(): void {
    this.#carrier?.watch({ since: this.#version, lang: this.lang, seat: this.#seat });
    this.#listen();
  }

  #afresh(): void {
    this.#version = 0;
    this.#moves = [];
    this.#speeches = [];
    this.#watch();
  }

  /** From now on something has to be heard, or the line is dead. */
  #listen(): void {
    if (!this.#carrier) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#carrier?.close();
      this.#lost(null);
    }, PATIENCE);
  }

  #heard(told: Told): void {
    clearTimeout(this.#silence);
    if (told.type === 'news') this.#news(told);
    else if (told.type === 'refusal' && told.id === 'watch') this.#notTold(told);
    else this.#answer(told);
  }

  #answer(reply: Reply): void {
    const waiting = this.#open.get(reply.id ?? '');
    this.#open.delete(reply.id ?? '');
    waiting?.answer(reply);
  }

  /** The seat is somebody else's by now, or it was too much at once. */
  #notTold(refusal: Refusal): void {
    if (refusal.code === 'not_your_seat') this.look(null);
    else this.#retry = setTimeout(() => this.#watch(), this.#pause);
  }

  #news(news: News): void {
    this.#proven = true;
    this.#pause = FIRST_PAUSE;
    this.ears.broken(false);
    // What was told through other eyes, or after a gap, is not added up.
    const isGap = news.since > this.#version || news.moves_from > this.#moves.length;
    if (isGap || news.version < this.#version) {
      this.#afresh();
      return;
    }
    const { version: at, since } = news;
    this.#version = at;
    this.#moves = [...this.#moves.slice(0, news.moves_from), ...news.moves];
    this.#speeches = [
      ...this.#speeches.filter((known) => known.at <= since),
      ...news.speeches.map((speech) => ({ at, speech })),
    ];
    const speeches = this.#speeches.map(({ speech }) => speech);
    this.ears.news({ ...news, moves: this.#moves, speeches });
  }
}
