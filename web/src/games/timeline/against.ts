import type { ActionShown, Form } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import type { GameSide } from '../side';
import { waiting } from '../waiting';
import Board from './AgainstBoard.svelte';
import Own from './AgainstOwn.svelte';
import type { AgainstView } from './view';

export const cardKind = (place: number) => `card-${place}`;
export const gapKind = (gap: number) => `gap-${gap}`;

function choices(_: AgainstView, legal: ActionShown[]): Choice[] {
  return legal.map(({ form }) => ({
    action: form,
    kinds: [cardKind(form['card'] as number), gapKind(form['gap'] as number)],
  }));
}

function meant(_: AgainstView, kinds: string[]): Form | null {
  const number = (start: string) =>
    kinds.find((kind) => kind.startsWith(start))?.slice(start.length);
  const card = number('card-');
  return card === undefined
    ? null
    : { type: 'place', card: Number(card), gap: Number(number('gap-') ?? 0) };
}

function asks(table: TableStore<AgainstView>): string {
  if (!table.asked) return waiting(table as unknown as TableStore);
  if (table.pointed.length > 0) return say('web-timeline-where');
  return say(table.view.play_off ? 'web-timeline-play-off' : 'web-timeline-choose');
}

function account({ view, news }: TableStore<AgainstView>): ScoreLine[] {
  const placed = happened(news.moves, 'placed');
  const count = (seat: number, right: string) =>
    placed.filter(({ event }) => event['seat'] === seat && event['right'] === right).length;
  return view.hands.map((hand, seat) => ({
    seat,
    text: say('web-timeline-account', {
      placed: count(seat, 'yes'),
      missed: count(seat, 'no'),
      left: hand.length,
    }),
  }));
}

export const against: GameSide<AgainstView> = {
  rules: ['TWI-01', 'TWI-03', 'TWI-25', 'TIM'],
  goal: '',
  choices,
  held: () => [],
  meant,
  asks,
  account,
  Board,
  Own,
};
