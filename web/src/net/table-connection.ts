import type { Transport, OpenTransport } from './transport';
import type { Connection } from './connection';
import { freshId } from './ids';
import { freshCommitment, Stirrer } from './stirring';
import type {
  Asked,
  Lang,
  MoveShown,
  News,
  RefusalShown,
  Reply,
  SpeechShown,
  Told,
  Wish,
} from './messages';
import { openWebSocket } from './websocket';
import { openEventStream } from './event-stream';

/** Who is told what comes from the table, and how the connection is. */
export interface TableListener {
  /** The table as it is now, with all its moves and speeches. */
  news(news: News): void;
  /** Whether what is known may be old; what the server says of it, if it says anything. */
  broken(isBroken: boolean, said?: string): void;
  /** It is over for good: the code of the error. */
  ended(code: string): void;
}

/** Reconnecting: the delay doubles from the first to the longest, in milliseconds. */
const FIRST_RETRY = 300;
const LONGEST_RETRY = 8_000;
/** The heartbeat: a connection that does not answer for this long is dead, in milliseconds. */
const RESPONSE_TIMEOUT = 6_000;

/**
 * A connection to a table that reconnects by itself, over a WebSocket or, where none ever opened, over
 * server-sent events. What was not answered is sent again under the same id, which the server does not
 * do twice.
 */
export class TableConnection implements Connection {
  #transport: Transport | null = null;
  #choice = 0;
  /** Whether news has ever come over this transport: then it is the right one. */
  #works = false;
  #pending = new Map<string, { asked: Asked; answer: (reply: Reply) => void }>();
  #delay = FIRST_RETRY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #version = 0;
  #moves: MoveShown[] = [];
  #speeches: { at: number; speech: SpeechShown }[] = [];
  #seat: number | null = null;
  #closed = false;
  /** Whether to be told tips about the moment. */
  tips = false;
  readonly #stirrer: Stirrer;

  constructor(
    readonly table: string,
    private lang: Lang,
    private readonly listener: TableListener,
    private readonly transports: [OpenTransport, ...OpenTransport[]] = [
      openWebSocket,
      openEventStream,
    ],
  ) {
    this.#stirrer = new Stirrer(table, (wish) => this.#send(wish));
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#broken);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#connect();
  }

  /** Before a deal this device commits to what it adds. */
  async ask(wish: Wish): Promise<Reply> {
    if (wish.do === 'start') this.#stirrer.commit();
    return this.#send(wish.do === 'rematch' ? { ...wish, commitment: freshCommitment() } : wish);
  }

  async #send(wish: Wish): Promise<Reply> {
    const asked: Asked = { ...wish, id: freshId() };
    return new Promise((answer) => {
      this.#pending.set(asked.id, { asked, answer });
      this.#transport?.send(asked);
      this.#expectAnswer();
    });
  }

  /** Done when this device has opened what it has to open of what was told so far. */
  async stirred(): Promise<void> {
    await this.#stirrer.settled;
  }

  /** See the table through a seat's eyes, or nobody's; for a screen with several players. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#resync();
  }

  /** Be told everything in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#resync();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#broken);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    clearTimeout(this.#retry);
    clearTimeout(this.#timeout);
    this.#transport?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const open = this.transports[this.#choice] ?? this.transports[0];
    this.#transport = open(this.table, {
      opened: () => {
        this.#watch();
        for (const { asked } of this.#pending.values()) this.#transport?.send(asked);
      },
      told: (told) => {
        this.#receive(told);
      },
      closed: (why) => {
        this.#disconnected(why);
      },
    });
    this.#expectAnswer();
  }

  #disconnected(why: string | null): void {
    this.#transport = null;
    clearTimeout(this.#timeout);
    if (this.#closed) return;
    if (why !== null) {
      this.close();
      this.listener.ended(why);
      return;
    }
    this.#broken();
    if (!this.#works) this.#choice = (this.#choice + 1) % this.transports.length;
    this.#later(() => {
      this.#connect();
    });
  }

  /** Try again, each time a longer while after. */
  #later(again: () => void): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(again, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_RETRY);
  }

  readonly #broken = (): void => {
    this.listener.broken(true);
  };

  /** The network is back, or somebody looks at the page again: no waiting now. */
  readonly #reconnectNow = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    this.#delay = FIRST_RETRY;
    if (!this.#transport) this.#connect();
    else this.#watch();
  };

  /** Over a transport that is open, or else as soon as one is. */
  #watch(): void {
    if (!this.#transport) return;
    clearTimeout(this.#retry);
    const from = { since: this.#version, lang: this.lang, seat: this.#seat };
    this.#transport.watch(this.tips ? { ...from, tips: true } : from);
    this.#expectAnswer();
  }

  #resync(): void {
    this.#version = 0;
    this.#moves = [];
    this.#speeches = [];
    this.#watch();
  }

  /** From now on something has to come, or the connection is dead. */
  #expectAnswer(): void {
    if (!this.#transport) return;
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => {
      this.#transport?.close();
      this.#disconnected(null);
    }, RESPONSE_TIMEOUT);
  }

  #receive(told: Told): void {
    clearTimeout(this.#timeout);
    if (told.type === 'news') this.#news(told);
    else if (told.type === 'refusal' && told.id === 'watch') this.#watchRefused(told);
    else this.#answer(told);
  }

  #answer(reply: Reply): void {
    const waiting = this.#pending.get(reply.id ?? '');
    this.#pending.delete(reply.id ?? '');
    waiting?.answer(reply);
  }

  /** The seat is somebody else's by now, or the server can't tell anything for a while. */
  #watchRefused({ code, message }: RefusalShown): void {
    if (code === 'not_your_seat') {
      this.look(null);
      return;
    }
    this.listener.broken(true, message);
    this.#later(() => {
      this.#watch();
    });
  }

  /** Of another table nothing is heard: it would pass for what this one has promised. */
  #news(news: News): void {
    if (news.table.id !== this.table) return;
    this.#works = true;
    this.#delay = FIRST_RETRY;
    this.listener.broken(false);
    // What was told through other eyes, or after a gap, is not added up.
    const isGap = news.since > this.#version || news.moves_from > this.#moves.length;
    if (isGap || news.version < this.#version) {
      this.#resync();
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
    this.#stirrer.hear(news);
    this.listener.news({ ...news, moves: this.#moves, speeches });
  }
}
