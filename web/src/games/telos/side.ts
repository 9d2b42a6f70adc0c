import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { listed, say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import { namesOf } from '../../store/verdict';
import { waiting } from '../waiting';
import { isTelosAction, isTelosEvent, telosView, type TelosAction } from './view';

export const TRICK = 'trick';
export const DIVINE = 'divine';
/** What is pressed to give a card for the divine card, which can't be taken back. */
export const GIVE = 'give';

export function cardKind(card: string): string {
  return `card-${card}`;
}

/** To play, point at cards; to swap, at the divine card first: one can't be taken for the other. */
function choices(_: View, offered: Form[]): Choice[] {
  return offered.filter(isTelosAction).map((action) => {
    const cards = action.cards.map(cardKind);
    if (action.type === 'play') return { action, kinds: [...cards, TRICK] };
    return { action, kinds: [DIVINE, ...cards, GIVE], first: DIVINE };
  });
}

function meant(_: View, kinds: string[]): TelosAction | null {
  const cards = kinds.filter((kind) => kind.startsWith('card-')).map((kind) => kind.slice(5));
  if (cards.length === 0) return null;
  return { type: kinds.includes(DIVINE) ? 'swap' : 'play', cards };
}

export function isSwapping({ pointed }: TableStore): boolean {
  return pointed.some(({ kind }) => kind === DIVINE);
}

function asks(table: TableStore): string {
  const { trick } = telosView(table.view);
  if (!table.asked) return waiting(table);
  if (isSwapping(table)) return swapping(table);
  if (trick.turn !== table.seat) return waiting(table);
  if (table.pointed.length > 0) return say('web-telos-chosen', { cards: chosen(table) });
  return trick.count === 0 ? leading(table) : following(table);
}

function swapping(table: TableStore): string {
  const cards = chosen(table);
  return cards === '' ? say('web-telos-swap-which') : say('web-telos-swap-sure', { cards });
}

/** Several cards are spoken of where the hand has several alike. */
function leading(table: TableStore): string {
  const plays = offeredPlays(table);
  if (telosView(table.view).trick.last) return say('web-telos-lead-last', { cards: single(plays) });
  const most = Math.max(...plays.map(({ cards }) => cards.length));
  return most > 1 ? say('web-telos-lead-several', { most }) : say('web-telos-lead');
}

/** In terms of the own hand: which of its cards can follow, or which one has to go. */
function following(table: TableStore): string {
  const { trick, picked, must_throw: throws = false } = telosView(table.view);
  const match = names(trick.match);
  const cards = single(offeredPlays(table));
  if (trick.last) return say('web-telos-follow-last', { match, cards });
  if (trick.count === 1) return say(`web-telos-${throws ? 'throw' : 'follow'}`, { match, cards });
  const number = (picked?.length ?? 0) + 1;
  return say(`web-telos-pick${throws ? '-throw' : ''}`, { match, number, of: trick.count });
}

function offeredPlays({ offered }: TableStore): TelosAction[] {
  return offered
    .map(({ form }) => form)
    .filter(isTelosAction)
    .filter(({ type }) => type === 'play');
}

/** The cards that may be played, each kind once. */
function single(plays: TelosAction[]): string {
  return listed([...new Set(plays.map(({ cards }) => names(cards)))]);
}

/** The cards that are pointed at, in words. */
export function chosen({ pointed }: TableStore): string {
  const cards = pointed.filter(({ kind }) => kind.startsWith('card-'));
  return names(cards.map(({ kind }) => kind.slice(5)));
}

/** Cards in words: numbers, and the animals by their names. */
export function names(cards: string[]): string {
  return cards.map(name).join(' ');
}

function name(card: string): string {
  return /^\d+$/.test(card) ? card : say(`card-telos-${card}`);
}

/** A card with all that its picture says, and what a Zeus counts for. */
export function label(card: string, worth: number | null = null): string {
  if (/^\d+$/.test(card)) return say('web-telos-god', { card, text: say(`web-god-${card}`) });
  const zeus = say('web-telos-zeus', { text: name(card) });
  return worth === null ? zeus : `${zeus}, ${say('web-telos-worth', { worth })}`;
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
