import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './Board.svelte';
import Own from './Own.svelte';
import type { Coin, Run, TitusView } from './view';

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
  if (table.pointed.length > 0) return say('web-titus-piece', { may: pieces(table) });
  if (view.hand) return say(placing(table), { side: view.hand.side });
  if (!view.may_take) return say('web-titus-finish', { may: pieces(table) });
  if (view.taken > 0) return say('web-titus-take-more');
  return say(isOpen(table, 'rob') ? 'web-titus-take-or-rob' : 'web-titus-take');
}

/** How the coin in the hand can be placed. */
function placing(table: TableStore<TitusView>): string {
  if (isOpen(table, 'exchange')) return 'web-titus-place-or-exchange';
  return isOpen(table, 'add') ? 'web-titus-place' : 'web-titus-place-single';
}

/** What can be done with pieces of the reserve. */
function pieces(table: TableStore<TitusView>): string {
  if (!isOpen(table, 'score')) return 'join';
  return isOpen(table, 'join') ? 'both' : 'score';
}

/** Whether what is pointed at can still become an action of this type. */
function isOpen(table: TableStore<TitusView>, type: string): boolean {
  return table.open.some(({ action }) => action.type === type);
}

/** The numbers of a piece, the lowest first. */
export function numbers(piece: Coin[]): string {
  return piece
    .map((coin) => coin.side)
    .reverse()
    .join(' ');
}

/** Each point card with its run, then what else made a score. */
function account({ view, news }: TableStore<TitusView>): ScoreLine[] {
  const results = happened(news.moves, 'result').map(({ event }) => event as unknown as Result);
  return results.flatMap((result) => {
    const told = [...(view.runs[result.seat] ?? []).map(onCard), ...besides(result, results)];
    const texts = told.length > 0 ? told : [say('web-titus-no-runs')];
    return texts.map((text) => ({ seat: result.seat, text }));
  });
}

/** What a game came to for one seat. */
interface Result {
  seat: number;
  run_points: number;
  total: number;
  on_cards: number;
}

function onCard({ points, coins }: Run): string {
  if (coins.length === 0) return say('web-titus-card-bare', { points });
  return say('web-titus-card-run', { points, sides: numbers(coins) });
}

/** Points that lie on no card; and where others have as many, what decided. */
function besides({ run_points, total, on_cards }: Result, results: Result[]): string[] {
  const tied = results.filter((other) => other.total === total).length > 1;
  return [
    ...(run_points > 0 ? [say('web-titus-reserve-runs', { run_points })] : []),
    ...(tied ? [say('web-titus-tied', { on_cards })] : []),
  ];
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
