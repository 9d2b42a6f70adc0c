import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, linesOf, type ScoreLine } from '../account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './Board.svelte';
import Own from './Own.svelte';
import type { Coin, TitusView } from './view';

/** Places and coins that one points at; a number is the name of a coin. */
export const kinds = {
  pile: 'pile',
  end: 'end',
  hand: 'hand',
  reserve: 'reserve',
  points: 'points',
  piece: (top: number) => `piece-${top}`,
  single: (coin: number) => `coin-${coin}`,
  run: (top: number) => `run-${top}`,
};

function choices(view: TitusView, legal: ActionShown[]): Choice[] {
  return legal.map(({ form }) => ({
    action: form,
    kinds: [...held(view, form), ...pointedAt(form)],
  }));
}

function pointedAt(form: Form): string[] {
  const [coin, piece, other] = [form['coin'], form['piece'], form['other']].map(Number) as [
    number,
    number,
    number,
  ];
  switch (form.type) {
    case 'take':
      return [kinds.pile];
    case 'keep':
      return [kinds.reserve];
    case 'rob':
      return [kinds.run(coin)];
    case 'exchange':
      return [kinds.single(coin)];
    case 'add':
      return [kinds.piece(piece)];
    case 'score':
      return [kinds.piece(piece), kinds.points];
    case 'join':
      return [kinds.piece(piece), kinds.piece(other)];
    default:
      return [kinds.end];
  }
}

/** A coin in the own hand is pointed at all the time. */
function held(view: TitusView, form?: Form): string[] {
  const mine = view.hand !== null && view.turn === view.seat;
  return mine && form?.type !== 'end' ? [kinds.hand] : [];
}

function meant(_: TitusView, pointed: string[]): Form | null {
  const inHand = pointed.includes(kinds.hand);
  const names = (kind: string) =>
    pointed
      .filter((one) => one.startsWith(`${kind}-`))
      .map((one) => Number(one.slice(kind.length + 1)));
  const [piece, other] = names('piece').sort((one, two) => one - two);
  const [single] = names('coin');
  const [run] = names('run');
  if (run !== undefined) return { type: 'rob', coin: run };
  if (single !== undefined) return { type: 'exchange', coin: single };
  if (piece !== undefined && other !== undefined) return { type: 'join', piece, other };
  if (piece !== undefined && (pointed.includes(kinds.points) || !inHand))
    return { type: 'score', piece };
  if (piece !== undefined) return { type: 'add', piece };
  if (pointed.includes(kinds.pile)) return { type: 'take' };
  if (pointed.includes(kinds.reserve)) return { type: 'keep' };
  return pointed.includes(kinds.end) ? { type: 'end' } : null;
}

function asks(table: TableStore<TitusView>): string {
  const { view } = table;
  if (!table.asked) return waiting(table as unknown as TableStore);
  if (view.hand)
    return say(exchanges(table) ? 'web-titus-place-or-exchange' : 'web-titus-place', {
      side: view.hand.side,
    });
  if (table.pointed.length > 0) return say('web-titus-piece');
  if (!view.may_take) return say('web-titus-finish');
  if (view.taken > 0) return say('web-titus-take-more');
  return say(robs(table) ? 'web-titus-take-or-rob' : 'web-titus-take');
}

function exchanges(table: TableStore<TitusView>): boolean {
  return table.legal.some(({ form }) => form.type === 'exchange');
}

function robs(table: TableStore<TitusView>): boolean {
  return table.legal.some(({ form }) => form.type === 'rob');
}

/** The numbers of a piece, the lowest first. */
export function numbers(piece: Coin[]): string {
  return piece
    .map((coin) => coin.side)
    .reverse()
    .join(' ');
}

/** Each point card with its run, then what it all came to. */
function account({ view, news }: TableStore<TitusView>): ScoreLine[] {
  const cards = view.runs.flatMap((runs, seat) =>
    runs.map(({ points, coins }) => ({
      seat,
      text: say(coins.length > 0 ? 'web-titus-card-run' : 'web-titus-card-bare', {
        points,
        sides: numbers(coins),
      }),
    })),
  );
  return [...cards, ...linesOf(happened(news.moves, 'result'))];
}

export const titus: GameSide<TitusView> = {
  rules: ['TIT'],
  goal: kinds.points,
  choices,
  held: (view) => held(view),
  meant,
  asks,
  account,
  Board,
  Own,
};
