import type { GameSide } from '../games/side';
import type { Connection } from '../net/connection';
import type { Form, News, Prompt, View } from '../net/messages';
import { seatName } from './names';
import { leads, made, open, type Choice } from './choosing';

/** Something on the table that can be pointed at. */
export interface Thing {
  id: string;
  kind: string;
}

export interface Why {
  why: string;
  rule: string | null;
}

/** A table as one seat sees it, and what it has pointed at so far. Nothing here is drawn. */
export class TableStore<V extends View = View> {
  news: News<V>;
  pointed = $state.raw<Thing[]>([]);
  /** The line is broken: what is seen may be old. */
  broken = $state(false);
  why = $state.raw<Why | null>(null);
  /** An action is on its way: nothing is sent twice. */
  sent = $state(-1);

  constructor(
    readonly side: GameSide<V>,
    readonly connection: Connection,
    news: News<V>,
  ) {
    this.news = $state.raw(news);
    connection.listen(
      (next) => {
        this.hear(next as News<V>);
      },
      (isBroken) => {
        this.broken = isBroken;
      },
    );
  }

  get view(): V {
    return this.news.view as V;
  }

  get seat(): number | null {
    return this.news.eyes;
  }

  /** Whether this seat is played from this screen, and not only looked at. */
  get plays(): boolean {
    return this.seat !== null && this.news.seats.includes(this.seat);
  }

  /** Legal now, and not yet answered. */
  get legal() {
    const prompt = this.news.prompt;
    return prompt && prompt.id !== this.sent ? prompt.legal : [];
  }

  choices: Choice[] = $derived.by(() =>
    this.asked ? this.side.choices(this.view, this.legal) : [],
  );

  get asked(): boolean {
    return this.news.prompt !== null && this.news.prompt.id !== this.sent;
  }

  get kinds(): string[] {
    return [...this.side.held(this.view), ...this.pointed.map((thing) => thing.kind)];
  }

  name(seat: number): string {
    return seatName(this.news.table, seat);
  }

  /** The other seats in playing order, the next one first. */
  others: number[] = $derived.by(() => {
    const players = this.view.players;
    const first = this.seat === null ? 0 : this.seat + 1;
    const count = this.seat === null ? players : players - 1;
    return Array.from({ length: count }, (_, step) => (first + step) % players);
  });

  waitedFor(seat: number): boolean {
    return this.news.table.seats[seat]?.waited_for ?? false;
  }

  isPointed(id: string): boolean {
    return this.pointed.some((thing) => thing.id === id);
  }

  /** Whether pointing at it leads on, from here or afresh. */
  isLit(kind: string): boolean {
    return leads(this.choices, this.kinds, kind);
  }

  /** Whether to let it glow: a place only once something can go there, or if it is enough by itself. */
  glows(kind: string, loose: boolean): boolean {
    const begun = loose || this.kinds.length > 0 || made(this.choices, [kind]) !== undefined;
    return begun && this.isLit(kind);
  }

  isPossible(kind: string): boolean {
    return this.isLit(kind) || leads(this.choices, this.side.held(this.view), kind);
  }

  /** Everything that the things pointed at can still become. */
  open: Choice[] = $derived.by(() => open(this.choices, this.kinds));

  point(thing: Thing): void {
    this.why = null;
    if (this.isPointed(thing.id)) {
      this.pointed = this.pointed.filter((other) => other.id !== thing.id);
      return;
    }
    if (this.isLit(thing.kind)) this.#add([...this.pointed, thing]);
    else if (this.isPossible(thing.kind)) this.#add([thing]);
    else void this.#explain(thing);
  }

  /** Tapped twice, or dropped: straight to where it goes. */
  bring(thing: Thing, to: Thing): void {
    if (!this.isPointed(thing.id)) {
      this.pointed = [];
      this.point(thing);
    }
    if (this.isPointed(thing.id) || this.side.held(this.view).includes(thing.kind)) this.point(to);
  }

  letGo(): void {
    this.pointed = [];
    this.why = null;
  }

  act(action: Form): void {
    const prompt = this.news.prompt;
    if (!prompt || prompt.id === this.sent) return;
    this.sent = prompt.id;
    this.pointed = [];
    this.why = null;
    void this.#send(prompt, action);
  }

  async #send(prompt: Prompt, action: Form): Promise<void> {
    const refused = await this.connection.act(prompt.id, prompt.seat, action);
    if (!refused || this.sent !== prompt.id) return;
    this.sent = -1;
    if (refused.why) this.why = { why: refused.why, rule: refused.rule };
  }

  hear(news: News<V>): void {
    if (news.version < this.news.version) return;
    const moves = [...this.news.moves.slice(0, news.moves_from), ...news.moves];
    this.news = { ...news, moves };
    this.pointed = [];
  }

  /** See another moment of a game, earlier or later. */
  look(news: News<V>): void {
    this.news = news;
    this.pointed = [];
  }

  #add(things: Thing[]): void {
    this.pointed = things;
    const choice = made(this.choices, this.kinds);
    if (choice) this.act(choice.action);
  }

  async #explain(thing: Thing): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const action =
      this.side.meant(this.view, [...this.kinds, thing.kind]) ??
      this.side.meant(this.view, [...this.side.held(this.view), thing.kind]);
    if (!action) return;
    const { why, rule } = await this.connection.why(seat, action);
    if (why) this.why = { why, rule };
  }
}
