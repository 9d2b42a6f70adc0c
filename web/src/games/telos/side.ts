import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import { namesOf } from '../../store/verdict';
import { waiting } from '../waiting';
import { isTelosAction, isTelosEvent, telosView, type TelosAction } from './view';

export const TRICK = 'trick';
export const DIVINE = 'divine';

export function cardKind(card: string): string {
  return `card-${card}`;
}

function choices(_: View, offered: Form[]): Choice[] {
  return offered.filter(isTelosAction).map((action) => ({
    action,
    kinds: [...action.cards.map(cardKind), action.type === 'swap' ? DIVINE : TRICK],
  }));
}

function meant(_: View, kinds: string[]): TelosAction | null {
  const cards = kinds.filter((kind) => kind.startsWith('card-')).map((kind) => kind.slice(5));
  if (cards.length === 0) return null;
  return { type: kinds.includes(DIVINE) ? 'swap' : 'play', cards };
}

function asks(table: TableStore): string {
  const { trick } = telosView(table.view);
  if (!table.asked) return waiting(table);
  if (trick.turn !== table.seat) return say('web-telos-may-swap');
  if (table.pointed.length > 0) return say('web-telos-chosen', { cards: chosen(table) });
  if (trick.count === 0) return leading(table);
  if (trick.count > 1) return picking(table);
  const match = names(trick.match);
  return say(trick.last ? 'web-telos-follow-last' : 'web-telos-follow', { match });
}

/** Several cards are spoken of where the hand has several alike. */
function leading({ view, offered }: TableStore): string {
  if (telosView(view).trick.last) return say('web-telos-lead-last');
  const leads = offered.map(({ form }) => form).filter(isTelosAction);
  const most = Math.max(...leads.map(({ cards }) => cards.length));
  return most > 1 ? say('web-telos-lead-several', { most }) : say('web-telos-lead');
}

function picking(table: TableStore): string {
  const { trick, picked } = telosView(table.view);
  const number = (picked?.length ?? 0) + 1;
  return say('web-telos-pick', { match: names(trick.match), number, of: trick.count });
}

function chosen(table: TableStore): string {
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
function account({ view, news }: TableStore): ScoreLine[] {
  const spared = telosView(view).points.flatMap((points, seat) => (points === 0 ? [seat] : []));
  return [
    ...happened(news.moves, 'minus').flatMap(({ event, said }) =>
      isTelosEvent(event) && event.type === 'minus'
        ? said.map((text) => ({ seat: event.seat, text, points: -event.points }))
        : [],
    ),
    ...spared.map((seat) => ({ seat, text: say('web-telos-spared') })),
  ];
}

/** Those who lost; everybody else has won. */
export function losers({ news }: TableStore): number[] {
  const winners = news.outcome?.winners ?? [];
  return news.table.seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
}

function verdict(table: TableStore): string {
  const lost = losers(table);
  const mine = table.me !== null && lost.includes(table.me);
  const who = table.me === null ? 'name' : mine ? 'me' : 'other';
  const told = mine ? lost.filter((seat) => seat === table.me) : lost;
  // TEL-13: each last trick leaves one card with who took it.
  const minus = telosView(table.view).minus;
  const count = told.reduce((sum, seat) => sum + (minus[seat]?.length ?? 0), 0);
  return say(`web-telos-verdict-${who}`, { name: namesOf(table, lost), count });
}

function score({ view }: TableStore, seat: number): string {
  return say('web-score-minus', { count: telosView(view).points[seat] ?? 0 });
}

export const side: GameSide = {
  goal: TRICK,
  choices,
  held: () => [],
  meant,
  asks,
  account,
  verdict,
  score,
};
