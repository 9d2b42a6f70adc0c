import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { listed, say } from '../../store/words.svelte';
import type { ScoreLine } from '../../store/account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './Board.svelte';
import { rightSums } from './mistake';
import Own from './Own.svelte';
import type { TabulosView } from './view';

export const PILE = 'pile';

export function cardKind(card: string): string {
  return `card-${card}`;
}

/**
 * Whatever has no price is legal, but a mistake is a possible play too (TAB-07), and which of the
 * cards fit is for the player to see: so every card that can be put down lights up.
 */
function choices(view: TabulosView, legal: ActionShown[]): Choice[] {
  const plain = legal.filter(({ form }) => form.type !== 'lay' && form.type !== 'say');
  return [
    ...plain.map(({ form }) => ({ action: form, kinds: [form.type] })),
    ...playable(view).map((card) => ({ action: lay(card), kinds: [cardKind(card), PILE] })),
  ];
}

function playable(view: TabulosView): string[] {
  if (view.turn !== view.seat) return [];
  if (view.phase === 'drew') return view.drawn ? [view.drawn] : [];
  return view.phase === 'choosing' ? [...new Set(view.hand ?? [])] : [];
}

function lay(card: string): Form {
  return { type: 'lay', card };
}

function meant(_: TabulosView, kinds: string[]): Form | null {
  const card = kinds.find((kind) => kind.startsWith('card-'));
  if (card) return lay(card.slice(5));
  const plain = kinds.find((kind) => kind !== PILE);
  return plain ? { type: plain } : null;
}

function asks(table: TableStore<TabulosView>): string {
  const { view } = table;
  if (!table.asked) return waiting(table as unknown as TableStore);
  if (view.phase === 'asking')
    return say('web-tabulos-asking', { name: table.name(view.said?.seat ?? 0) });
  // That somebody can be caught is for the player to notice.
  if (view.turn !== table.seat) return waiting(table as unknown as TableStore);
  if (view.phase === 'saying')
    return say('web-tabulos-say', { card: view.down ?? '', top: view.top });
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

function account({ view }: TableStore<TabulosView>): ScoreLine[] {
  return view.hand_sizes.map((count, seat) => ({ seat, text: say('web-cards-left', { count }) }));
}

export const tabulos: GameSide<TabulosView> = {
  rules: ['TAB'],
  goal: PILE,
  choices,
  held: () => [],
  meant,
  asks,
  account,
  explains: rightSums,
  Board,
  Own,
};
