import type { Connection } from './connection';
import type { Answer, Form, News } from './messages';
import { freshId } from './server';

/** What is asked at a table; `id` is added on the way. */
export interface Asked {
  do: string;
  [field: string]: unknown;
}

type Reply = {
  type: string;
  id?: string | null;
  why?: string | null;
  message?: string;
  rule?: string | null;
};
type Heard = News | Reply;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** The server closes with this when one is no member of the table. */
const NO_MEMBER = 4403;

/**
 * A table over a WebSocket. When the line breaks it is opened again and again, and what was not
 * acknowledged is asked again under the same id, which the server does not do twice.
 */
export class TableSocket implements Connection {
  #socket: WebSocket | null = null;
  #open = new Map<string, { text: string; answer: (reply: Reply) => void }>();
  #hear: (news: News) => void = () => undefined;
  #broken: (isBroken: boolean) => void = () => undefined;
  #pause = FIRST_PAUSE;
  #version = 0;
  #closed = false;
  #seat: number | null = null;

  constructor(
    readonly table: string,
    readonly lang: string,
  ) {}

  listen(hear: (news: News) => void, broken: (isBroken: boolean) => void): void {
    this.#hear = hear;
    this.#broken = broken;
    if (!this.#socket) this.#connect();
  }

  /** See the table through a seat's eyes; for a screen with several players. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#version = 0;
    this.#watch();
  }

  async ask(asked: Asked): Promise<Reply> {
    const id = freshId();
    const text = JSON.stringify({ ...asked, id });
    return new Promise((answer) => {
      this.#open.set(id, { text, answer });
      this.#send(text);
    });
  }

  async act(prompt: number, seat: number, action: Form): Promise<Answer | null> {
    const reply = await this.ask({ do: 'act', prompt, seat, action });
    return reply.type === 'done' ? null : { why: reply.message ?? null, rule: reply.rule ?? null };
  }

  async why(seat: number, action: Form): Promise<Answer> {
    const reply = await this.ask({ do: 'why', seat, action });
    return { why: reply.why ?? reply.message ?? null, rule: reply.rule ?? null };
  }

  say(phrase: string): void {
    void this.ask({ do: 'say', phrase });
  }

  undo(prompt: number): void {
    void this.ask({ do: 'undo', prompt });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(new URL(`api/tables/${this.table}/socket`, location.href));
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#broken(false);
      this.#watch();
      for (const { text } of this.#open.values()) this.#send(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receive(JSON.parse(event.data) as Heard);
    };
    socket.onclose = (event) => {
      if (this.#closed || event.code === NO_MEMBER) return;
      this.#broken(true);
      setTimeout(() => {
        this.#connect();
      }, this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  #watch(): void {
    const seat = this.#seat === null ? {} : { seat: this.#seat };
    this.#send(
      JSON.stringify({ do: 'watch', id: 'watch', since: this.#version, lang: this.lang, ...seat }),
    );
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #receive(heard: Heard): void {
    if (heard.type === 'news') {
      const news = heard as News;
      this.#version = news.version;
      this.#hear(news);
      return;
    }
    const { id } = heard as Reply;
    const waiting = this.#open.get(id ?? '');
    this.#open.delete(id ?? '');
    waiting?.answer(heard as Reply);
  }
}
