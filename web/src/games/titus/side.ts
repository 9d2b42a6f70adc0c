import type { Form, MoveShown, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import { margin, namesOf, verdictOf } from '../../store/verdict';
import { waiting } from '../waiting';
import {
  isTitusAction,
  isTitusEvent,
  titusView,
  type Coin,
  type Result,
  type Run,
  type TitusAction,
} from './view';

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

function choices(view: View, offered: Form[]): Choice[] {
  return offered.filter(isTitusAction).map((action) => ({
    action,
    kinds: [...held(view, action), ...pointedAt(action)],
  }));
}

function pointedAt(action: TitusAction): string[] {
  switch (action.type) {
    case 'take':
      return [kinds.pile];
    case 'keep':
      return [kinds.reserve];
    case 'rob':
      return [kinds.run(action.coin)];
    case 'exchange':
      return [kinds.single(action.coin)];
    case 'add':
      return [kinds.piece(action.piece)];
    case 'score':
      return [kinds.piece(action.piece), kinds.points];
    case 'join':
      return [kinds.piece(action.piece), kinds.piece(action.other)];
    case 'end':
      return [kinds.end];
  }
}

/** A coin in the own hand is pointed at all the time. */
function held(view: View, action?: TitusAction): string[] {
  const { hand, turn, seat } = titusView(view);
  return hand !== null && turn === seat && action?.type !== 'end' ? [kinds.hand] : [];
}

function meant(view: View, pointed: string[]): TitusAction | null {
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
  if (pointed.includes(kinds.points)) return { type: 'score', piece: piece ?? longest(view) };
  if (piece !== undefined) return inHand ? { type: 'add', piece } : { type: 'score', piece };
  if (pointed.includes(kinds.pile)) return { type: 'take' };
  if (pointed.includes(kinds.reserve)) return { type: 'keep' };
  return pointed.includes(kinds.end) ? { type: 'end' } : null;
}

/** The piece that comes closest to a run; in an empty reserve the coin that is seen on the table. */
function longest(view: View): number {
  const { reserves, seat, hand, top } = titusView(view);
  const pieces = [...(reserves[seat ?? 0] ?? [])].sort((one, two) => two.length - one.length);
  return (pieces[0]?.[0] ?? hand ?? top)?.coin ?? 0;
}

function asks(table: TableStore): string {
  if (!table.asked) return waiting(table);
  if (table.pointed.length > 0) return say('web-titus-piece', { may: pieces(table) });
  const view = titusView(table.view);
  if (!view.hand && !view.may_take) return say('web-titus-finish', { may: pieces(table) });
  const asked = view.hand ? say(placing(table), { side: view.hand.side }) : say(taking(table));
  const besides = isOpen(table, 'join') || isOpen(table, 'score');
  return besides ? `${asked} ${say('web-titus-also', { may: pieces(table) })}` : asked;
}

/** Where the next coin can come from. */
function taking(table: TableStore): string {
  if (titusView(table.view).taken > 0) return 'web-titus-take-more';
  return isOpen(table, 'rob') ? 'web-titus-take-or-rob' : 'web-titus-take';
}

/** How the coin in the hand can be placed. */
function placing(table: TableStore): string {
  if (isOpen(table, 'exchange')) return 'web-titus-place-or-exchange';
  return isOpen(table, 'add') ? 'web-titus-place' : 'web-titus-place-single';
}

/** What can be done with pieces of the reserve. */
function pieces(table: TableStore): string {
  if (!isOpen(table, 'score')) return 'join';
  return isOpen(table, 'join') ? 'both' : 'score';
}

/** Whether what is pointed at can still become an action of this type. */
function isOpen(table: TableStore, type: string): boolean {
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
function account({ view, news }: TableStore): ScoreLine[] {
  const results = resultsOf(news.moves);
  return results.flatMap((result) => {
    const told = [
      ...(titusView(view).runs[result.seat] ?? []).map(onCard),
      ...besides(result, results),
    ];
    const lines = told.length > 0 ? told : [{ text: say('web-titus-no-runs') }];
    return lines.map((line) => ({ seat: result.seat, ...line }));
  });
}

function verdict(table: TableStore): string {
  const name = namesOf(table, table.news.outcome?.winners ?? []);
  return verdictOf(table, (who) =>
    say(`web-titus-verdict-${who}`, { name, points: margin(table) }),
  );
}

function score({ news }: TableStore, seat: number): string {
  return say('web-score-points', { count: news.outcome?.scores[seat] ?? 0 });
}

/** What the game came to, seat by seat. */
function resultsOf(moves: MoveShown[]): Result[] {
  const told = happened(moves, 'result').map(({ event }) => event);
  return told.filter(isTitusEvent).filter((event) => event.type === 'result');
}

type Line = Omit<ScoreLine, 'seat'>;

function onCard({ points, coins }: Run): Line {
  if (coins.length === 0) return { text: say('web-titus-card-bare', { points }), points };
  return { text: say('web-titus-card-run', { points, sides: numbers(coins) }), points };
}

/** Points that lie on no card; and where others have as many, what decided. */
function besides({ run_points, total, on_cards }: Result, results: Result[]): Line[] {
  const tied = results.filter((other) => other.total === total).length > 1;
  return [
    ...(run_points > 0
      ? [{ text: say('web-titus-reserve-runs', { run_points }), points: run_points }]
      : []),
    ...(tied ? [{ text: say('web-titus-tied', { on_cards }) }] : []),
  ];
}

export const side: GameSide = {
  goal: kinds.points,
  choices,
  held: (view) => held(view),
  meant,
  asks,
  account,
  verdict,
  score,
};
