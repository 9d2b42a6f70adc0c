import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, linesOf, written, type ScoreLine } from '../../store/account';
import { waiting } from '../waiting';
import { isTogetherAction, type TogetherAction } from './together.generated';
import { togetherView } from './view';

export const LINE = 'line';
export const DISCARD = 'discard';
export const STOP = 'stop';
export const cardKind = (place: number) => `card-${place}`;

function choices(_: View, offered: Form[]): Choice[] {
  return offered.filter(isTogetherAction).map((action) => ({ action, kinds: pointedAt(action) }));
}

function pointedAt(action: TogetherAction): string[] {
  if (action.type === 'stop') return [STOP];
  return [cardKind(action.card), action.type === 'play' ? LINE : DISCARD];
}

function meant(_: View, kinds: string[]): TogetherAction | null {
  const card = kinds.find((kind) => kind.startsWith('card-'));
  if (!card) return kinds.includes(STOP) ? { type: 'stop' } : null;
  return { type: kinds.includes(DISCARD) ? 'discard' : 'play', card: Number(card.slice(5)) };
}

function asks(table: TableStore): string {
  const view = togetherView(table.view);
  if (!table.asked) return waiting(table);
  if (table.pointed.length > 0)
    return say(table.isLit(DISCARD) ? 'web-together-play-or-discard' : 'web-together-play');
  if (view.placed > 0) return say('web-together-more');
  if (view.tried) return say('web-together-try-another');
  return say(hasCompany(table) ? 'web-together-choose' : 'web-together-choose-alone');
}

/** What the cards count for where they lie, what that came to, and what it is called. */
function account(table: TableStore): ScoreLine[] {
  const view = togetherView(table.view);
  const lines = view.points.map(({ place, cards, each, points }) => ({
    seat: null,
    text: say(`web-together-account-${place}`, { count: cards, points: written(each) }),
    points,
  }));
  const sum = { seat: null, text: say('web-together-account-sum'), points: view.score };
  const rank = say('web-together-account-rank', { rank: view.rank });
  return [
    ...lines,
    sum,
    ...linesOf(happened(table.news.moves, 'ends')),
    { seat: null, text: rank },
  ];
}

function verdict({ view }: TableStore): string {
  const { score } = togetherView(view);
  return say('web-together-verdict', { score, points: written(score) });
}

/** Whether somebody else at the table can be talked with. */
function hasCompany({ news, seat }: TableStore): boolean {
  return news.table.seats.some(({ bot }, other) => bot === null && other !== seat);
}

export const side: GameSide = {
  goal: LINE,
  choices,
  held: () => [],
  meant,
  asks,
  account,
  verdict,
};
