import type { Connection } from '../net/connection';
import type {
  ActionShown,
  Form,
  MoveShown,
  News,
  Prompt,
  RefusalShown,
  View,
  Wish,
} from '../net/messages';
import type { ScoreLine } from './account';
import { ServerClock } from './clock.svelte';
import { Help } from './help.svelte';
import { seatName } from './names';
import { notePromises } from './seed-hashes';
import { refusalWords } from './refusals';
import { heardBefore, Spoken } from './speeches.svelte';
import { leads, made, open, type Choice } from './choosing';
import { say } from './words.svelte';

/** Something on the table that can be pointed at. */
export interface Thing {
  id: string;
  kind: string;
}

export interface Why {
  why: string;
  rule: string | null;
}

/** How one game is played by pointing, and what is said about it; nothing of it is drawn. */
export interface GameSide {
  /** Where a card goes that is tapped twice. */
  goal: string;
  /** How what the server offers is pointed at, in a lesson perhaps in smaller steps. */
  choices(view: View, offered: Form[], taught?: boolean): Choice[];
  /** What counts as pointed at already, such as a coin in the hand. */
  held(view: View): string[];
  /** The action that pointing at these would have been, to ask why it is not possible. */
  meant(view: View, kinds: string[]): Form | null;
  /** The sentence that says what is asked of the seat now. */
  asks(table: TableStore): string;
  /** At the end: how the scores came about, line by line. */
  account(table: TableStore): ScoreLine[];
  /** At the end: one sentence about it to who sits here; what the server says where it is empty. */
  verdict?(table: TableStore): string;
  /** The score of a seat in words; its number where nothing is said. */
  score?(table: TableStore, seat: number): string;
  /** What else there is to say of what happened last, such as the right sum after a wrong one. */
  explains?(moves: MoveShown[]): string[];
}

/** A table as one seat sees it, and what it has pointed at so far. Nothing here is drawn. */
export class TableStore {
  news: News;
  pointed = $state.raw<Thing[]>([]);
  /** The connection is broken: what is seen may be old. */
  broken = $state(false);
  /** What the server says of that, if it says anything. */
  trouble = $state('');
  why = $state.raw<Why | null>(null);
  /** An action is on its way: nothing is sent twice. */
  sent = $state(-1);
  /**
   * Whether this screen goes along to the table of a rematch: if its player took part in this game. Else a
   * server could lead it from deal to deal until one pleases.
   */
  follow = $state(false);
  /** What to answer when more is asked. */
  #rest: Form[] = [];
  readonly clock = new ServerClock();
  readonly spoken: Spoken;
  readonly help: Help;

  constructor(
    readonly side: GameSide,
    readonly connection: Connection,
    news: News,
  ) {
    this.news = $state.raw(news);
    this.spoken = new Spoken(heardBefore(news));
    this.spoken.hear(news.speeches);
    this.clock.hear(news.now);
    this.help = new Help(connection, ({ message, rule }) => {
      this.why = { why: message, rule };
    });
    this.help.hear(news);
    notePromises(news.table);
  }

  /** The table of a rematch, if this screen goes along; else empty. */
  get next(): string {
    const { status, next } = this.news.table;
    return this.follow && status === 'over' ? next : '';
  }

  get view(): View {
    if (this.news.view === null) throw new Error('Nothing is dealt yet.');
    return this.news.view;
  }

  get seat(): number | null {
    return this.news.eyes;
  }

  /** The one seat that is meant by "you"; nobody's round one screen, or for who watches. */
  get me(): number | null {
    return this.news.seats.length === 1 ? this.seat : null;
  }

  /** Whether this seat is played from this screen, and not only looked at. */
  get plays(): boolean {
    const isOver = this.news.table.status === 'over';
    return !isOver && this.seat !== null && this.news.seats.includes(this.seat);
  }

  /** What the server offers now and is not yet answered: also what has a price, such as a mistake. */
  get offered(): ActionShown[] {
    const prompt = this.news.prompt;
    return prompt && prompt.id !== this.sent ? (prompt.choices ?? prompt.legal) : [];
  }

  choices: Choice[] = $derived.by(() => {
    const forms = this.offered.map(({ form }) => form);
    const taught = this.news.lesson !== undefined;
    return this.asked ? this.side.choices(this.view, forms, taught) : [];
  });

  /** Whether an action of this type can be chosen now. */
  offers(type: string): boolean {
    return this.offered.some(({ form }) => form.type === type);
  }

  get asked(): boolean {
    return this.news.prompt !== null && this.news.prompt.id !== this.sent;
  }

  get kinds(): string[] {
    return [...this.side.held(this.view), ...this.pointed.map((thing) => thing.kind)];
  }

  name(seat: number): string {
    return seatName(this.news.table, seat);
  }

  /** The same to its reader: "You" for the own seat. */
  called(seat: number): string {
    return seat === this.me ? say('web-you') : this.name(seat);
  }

  /** The other seats in playing order, the next one first. */
  others: number[] = $derived.by(() => {
    const players = this.view.players;
    const first = this.seat === null ? 0 : this.seat + 1;
    const count = this.seat === null ? players : players - 1;
    return Array.from({ length: count }, (_, step) => (first + step) % players);
  });

  /** Whether the player on a seat has the table before them; null for a bot. */
  isHere(seat: number): boolean | null {
    const { member = null, bot = null } = this.news.table.seats[seat] ?? {};
    if (member === null) return null;
    return bot === null && this.news.here.includes(member);
  }

  /** What the player on a seat has just said. */
  saidAt(seat: number): string | null {
    const member = this.news.table.seats[seat]?.member ?? null;
    return this.spoken.by(member, seat);
  }

  waitedFor(seat: number): boolean {
    return this.news.table.seats[seat]?.waited_for ?? false;
  }

  isPointed(id: string): boolean {
    return this.pointed.some((thing) => thing.id === id);
  }

  /** Whether pointing at it leads on, from what is pointed at, or by itself. */
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
    this.help.close();
    this.pointed = [];
    this.why = null;
  }

  /** Answer what is asked, and what is asked next with the rest. */
  act(action: Form, ...rest: Form[]): void {
    const prompt = this.news.prompt;
    if (!prompt || prompt.id === this.sent) return;
    this.sent = prompt.id;
    if (rest.length === 0) this.pointed = [];
    this.why = null;
    void this.#send(prompt, action, rest);
  }

  async #send(prompt: Prompt, action: Form, rest: Form[]): Promise<void> {
    const refused = await this.ask({ do: 'act', prompt: prompt.id, seat: prompt.seat, action });
    if (refused && this.sent === prompt.id) this.sent = -1;
    if (refused) return;
    this.#rest = rest;
    if (this.news.prompt?.id !== prompt.id) this.#goOn();
  }

  #goOn(): void {
    const [next, ...rest] = this.#rest;
    this.#rest = [];
    if (next) this.act(next, ...rest);
  }

  /** Ask something else of the table; what is refused is said to the person. */
  async ask(wish: Wish): Promise<RefusalShown | null> {
    if (wish.do === 'act' || wish.do === 'end') this.follow = true;
    const reply = await this.connection.ask(wish);
    if (reply.type !== 'refusal') return null;
    this.why = { why: reply.message, rule: reply.rule };
    return reply;
  }

  /** Try something that the server may refuse; then its words are said to the person. */
  async trying(attempt: () => Promise<unknown>): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      this.why = { why: refusalWords(error), rule: null };
    }
  }

  /** The table as it is now. What was pointed at stays so, as long as it leads anywhere. */
  hear(news: News): void {
    const isSame = news.prompt?.id === this.news.prompt?.id;
    this.news = news;
    this.clock.hear(news.now);
    this.spoken.hear(news.speeches);
    this.help.hear(news);
    if (isSame) return;
    if (this.open.length === 0) this.pointed = [];
    this.why = null;
    this.#goOn();
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
    const reply = await this.connection.ask({ do: 'why', seat, action });
    if (reply.type === 'refusal') this.why = { why: reply.message, rule: reply.rule };
    if (reply.type === 'answer' && reply.why) this.why = { why: reply.why, rule: reply.rule };
  }
}
