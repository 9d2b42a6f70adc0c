import type { Connection } from '../net/connection';
import type { HintShown, News, RefusalShown, TipShown } from '../net/messages';
import { settings } from './settings.svelte';
import { noteTip, shownTips } from './tips';

/** Help in the first games: a hint in two steps, a tip that comes once, a bot that says why. */
export class Help {
  hint = $state.raw<HintShown | null>(null);
  /** Whether the second step is shown: what to do, and why. */
  told = $state(false);
  tip = $state.raw<TipShown | null>(null);
  /** What bots said about their last move, by seat. */
  reasons = $state.raw<Record<number, string>>({});
  #position = -1;

  constructor(
    private readonly connection: Connection,
    private readonly refuse: (refusal: RefusalShown) => void,
  ) {}

  /** The first step; asked again, the second. */
  async ask(seat: number): Promise<void> {
    if (this.hint) {
      this.told = true;
      return;
    }
    const position = this.#position;
    const reply = await this.connection.ask({ do: 'hint', seat });
    if (reply.type === 'refusal') this.refuse(reply);
    if (reply.type !== 'hint' || position !== this.#position) return;
    this.tip = null;
    this.told = false;
    this.hint = reply;
  }

  /** Why did the bot on that seat do what it did? */
  async explain(seat: number): Promise<void> {
    const reply = await this.connection.ask({ do: 'explain', seat });
    if (reply.type === 'refusal') this.refuse(reply);
    if (reply.type === 'explanation') this.reasons = { ...this.reasons, [seat]: reply.why };
  }

  close(): void {
    this.hint = null;
    this.tip = null;
  }

  /** No tips any more, on this device. */
  silence(): void {
    settings.setTips(false);
    this.tip = null;
  }

  /** A new position ends what was said about the one before. */
  hear(news: News): void {
    const position = news.prompt?.id ?? news.version;
    if (position === this.#position) return;
    this.#position = position;
    this.hint = null;
    this.reasons = {};
    this.#choose(news);
  }

  /** One tip at a time, and none that was shown before. */
  #choose({ tips = [], prompt }: News): void {
    const known = shownTips();
    const next = tips.find(({ key }) => !known.includes(key));
    this.tip = settings.tips && prompt?.waited_for ? (next ?? null) : null;
    if (this.tip) noteTip(this.tip.key);
  }
}
