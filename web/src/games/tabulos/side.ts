import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { listed, say } from '../../store/words.svelte';
import { namesOf, verdictOf, whoWon } from '../../store/verdict';
import { waiting } from '../waiting';
import { rightSums } from './mistake';
import { isTabulosAction, tabulosView, type TabulosAction } from './view';

export const PILE = 'pile';
/** What is said with a card: typed on the number pad, after the card and the pile. */
const SUM = 'sum';

export function cardKind(card: string): string {
  return `card-${card}`;
}

/**
 * What is said is typed on the number pad; all else is pointed at. A card is laid together with its
 * multiplication: until that is said, one may choose another. In a lesson it is laid by itself: the
 * teacher answers that, and then speaks of the multiplication.
 */
function choices(_: View, offered: Form[], taught = false): Choice[] {
  const pointed = offered.filter(isTabulosAction).filter(({ type }) => type !== 'say');
  return pointed.map((action) => ({ action, kinds: pointedAt(action, taught) }));
}

function pointedAt(action: TabulosAction, taught: boolean): string[] {
  if (action.type !== 'lay') return [action.type];
  return taught ? [cardKind(action.card), PILE] : [cardKind(action.card), PILE, SUM];
}

function meant(_: View, kinds: string[]): TabulosAction | null {
  const card = kinds.find((kind) => kind.startsWith('card-'));
  if (card) return { type: 'lay', card: card.slice(5) };
  const plain = kinds.map((type) => ({ type })).find(isTabulosAction);
  return plain ?? null;
}

/** A card that is held over the pile at this screen, while its multiplication is typed. */
export function laying({ pointed }: TableStore): { card: string; name: string } | null {
  const card = pointed.find(({ kind }) => kind.startsWith('card-'));
  const over = pointed.some(({ kind }) => kind === PILE);
  return card && over ? { card: card.kind.slice(5), name: card.id } : null;
}

/** The card that lies there for all to see, and waits for the words of who sits here. */
export function sayingOf({ view, seat }: TableStore): string | null {
  const { phase, turn, down } = tabulosView(view);
  return phase === 'saying' && turn === seat ? down : null;
}

function asks(table: TableStore): string {
  const view = tabulosView(table.view);
  if (!table.asked) return waiting(table);
  if (view.phase === 'asking')
    return say('web-tabulos-asking', { name: table.name(view.said?.seat ?? 0) });
  // That somebody can be caught is for the player to notice.
  if (view.turn !== table.seat) return waiting(table);
  const down = laying(table)?.card ?? sayingOf(table);
  if (down !== null) return say('web-tabulos-say', { card: down, top: view.top });
  if (table.pointed[0])
    return say('web-tabulos-chosen', { card: table.pointed[0].kind.slice(5), top: view.top });
  if (view.phase === 'drew') return say('web-tabulos-drew', { card: view.drawn ?? '' });
  return say('web-tabulos-choose', { top: view.top });
}

/** A card with all that its picture says. */
export function label(card: string, tables: number[] | undefined): string {
  if (!tables) return say('web-tabulos-card', { card });
  return say('web-tabulos-card-tables', { card, shared: listed(tables.map(String)) });
}

function score({ view }: TableStore, seat: number): string {
  return say('web-cards-left', { count: tabulosView(view).hand_sizes[seat] ?? 0 });
}

function verdict(table: TableStore): string {
  const winners = table.news.outcome?.winners ?? [];
  const left = tabulosView(table.view).hand_sizes[table.me ?? winners[0] ?? 0] ?? 0;
  if (whoWon(table) === 'me' && left > 0) return say('web-tabulos-verdict-fewest');
  return verdictOf(table, (who) =>
    say(`web-tabulos-verdict-${who}`, { name: namesOf(table, winners), left }),
  );
}

export const side: GameSide = {
  goal: PILE,
  choices,
  held: () => [],
  meant,
  asks,
  account: () => [],
  verdict,
  score,
  explains: rightSums,
};
