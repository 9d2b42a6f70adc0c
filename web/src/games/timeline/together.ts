import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, linesOf, written, type ScoreLine } from '../../store/account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './TogetherBoard.svelte';
import Own from './TogetherOwn.svelte';
import type { TogetherView } from './view';

export const LINE = 'line';
export const DISCARD = 'discard';
export const STOP = 'stop';
export const cardKind = (place: number) => `card-${place}`;

function choices(_: TogetherView, legal: ActionShown[]): Choice[] {
  return legal.map(({ form }) => ({ action: form, kinds: pointedAt(form) }));
}

function pointedAt(form: Form): string[] {
  if (form.type === 'stop') return [STOP];
  return [cardKind(form['card'] as number), form.type === 'play' ? LINE : DISCARD];
}

function meant(_: TogetherView, kinds: string[]): Form | null {
  const card = kinds.find((kind) => kind.startsWith('card-'));
  if (!card) return kinds.includes(STOP) ? { type: 'stop' } : null;
  return { type: kinds.includes(DISCARD) ? 'discard' : 'play', card: Number(card.slice(5)) };
}

function asks(table: TableStore<TogetherView>): string {
  const { view } = table;
  if (!table.asked) return waiting(table as unknown as TableStore);
  if (table.pointed.length > 0)
    return say(table.isLit(DISCARD) ? 'web-together-play-or-discard' : 'web-together-play');
  if (view.placed > 0) return say('web-together-more');
  return say(view.tried ? 'web-together-try-another' : 'web-together-choose');
}

/** What the cards count for where they lie, what that came to, and what it is called. */
function account({ view, news }: TableStore<TogetherView>): ScoreLine[] {
  const lines = view.points.map(({ place, cards, each, points }) => ({
    seat: null,
    text: say(`web-together-account-${place}`, { count: cards, points: written(each) }),
    points,
  }));
  const sum = { seat: null, text: say('web-together-account-sum'), points: view.score };
  const rank = say('web-together-account-rank', { rank: view.rank });
  return [...lines, sum, ...linesOf(happened(news.moves, 'ends')), { seat: null, text: rank }];
}

export const together: GameSide<TogetherView> = {
  rules: ['TWI'],
  goal: LINE,
  choices,
  held: () => [],
  meant,
  asks,
  account,
  Board,
  Own,
};
