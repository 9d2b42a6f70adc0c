import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, linesOf, type ScoreLine } from '../../store/account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './Board.svelte';
import Own from './Own.svelte';
import type { TelosView } from './view';

export const TRICK = 'trick';
export const DIVINE = 'divine';

export function cardKind(card: string): string {
  return `card-${card}`;
}

function choices(_: TelosView, legal: ActionShown[]): Choice[] {
  return legal.map(({ form }) => ({
    action: form,
    kinds: [...cardsOf(form).map(cardKind), goalOf(form)],
  }));
}

function cardsOf(form: Form): string[] {
  return form['cards'] as string[];
}

function goalOf(form: Form): string {
  return form.type === 'swap' ? DIVINE : TRICK;
}

function meant(_: TelosView, kinds: string[]): Form | null {
  const cards = kinds.filter((kind) => kind.startsWith('card-')).map((kind) => kind.slice(5));
  if (cards.length === 0) return null;
  return { type: kinds.includes(DIVINE) ? 'swap' : 'play', cards };
}

function asks(table: TableStore<TelosView>): string {
  const { trick } = table.view;
  if (!table.asked) return waiting(table as unknown as TableStore);
  if (trick.turn !== table.seat) return say('web-telos-may-swap');
  if (table.pointed.length > 0) return say('web-telos-chosen', { cards: chosen(table) });
  if (trick.count === 0) return leading(table);
  if (trick.count > 1) return picking(table);
  const match = names(trick.match);
  return say(trick.last ? 'web-telos-follow-last' : 'web-telos-follow', { match });
}

/** Several cards are spoken of where the hand has several alike. */
function leading({ view, legal }: TableStore<TelosView>): string {
  if (view.trick.last) return say('web-telos-lead-last');
  const most = Math.max(...legal.map(({ form }) => cardsOf(form).length));
  return most > 1 ? say('web-telos-lead-several', { most }) : say('web-telos-lead');
}

function picking(table: TableStore<TelosView>): string {
  const { trick, picked } = table.view;
  const number = (picked?.length ?? 0) + 1;
  return say('web-telos-pick', { match: names(trick.match), number, of: trick.count });
}

function chosen(table: TableStore<TelosView>): string {
  return names(table.pointed.map((thing) => thing.kind.slice(5)));
}

/** Cards in words: numbers, and the animals by their names. */
export function names(cards: string[]): string {
  return cards.map(name).join(' ');
}

function name(card: string): string {
  return /^\d+$/.test(card) ? card : say(`card-telos-${card}`);
}

/** A card with all that its picture says. */
export function label(card: string): string {
  if (!/^\d+$/.test(card)) return say('web-telos-zeus', { text: name(card) });
  return say('web-telos-god', { card, text: say(`web-god-${card}`) });
}

/** Every last trick that was taken, with its minus points. */
function account({ view, news }: TableStore<TelosView>): ScoreLine[] {
  const spared = view.points.flatMap((points, seat) => (points === 0 ? [seat] : []));
  return [
    ...linesOf(happened(news.moves, 'minus')),
    ...spared.map((seat) => ({ seat, text: say('web-telos-spared') })),
  ];
}

export const telos: GameSide<TelosView> = {
  rules: ['TEL'],
  goal: TRICK,
  choices,
  held: () => [],
  meant,
  asks,
  account,
  Board,
  Own,
};
