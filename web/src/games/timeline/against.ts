import type { Form, View } from '../../net/messages';
import type { Choice } from '../../store/choosing';
import type { GameSide, TableStore } from '../../store/table.svelte';
import { say } from '../../store/words.svelte';
import { happened, type ScoreLine } from '../../store/account';
import { namesOf, verdictOf } from '../../store/verdict';
import { waiting } from '../waiting';
import { isAgainstAction, isAgainstEvent, type AgainstAction } from './against.generated';
import { againstView } from './view';

export const cardKind = (place: number) => `card-${place}`;
export const gapKind = (gap: number) => `gap-${gap}`;

function choices(_: View, offered: Form[]): Choice[] {
  return offered.filter(isAgainstAction).map((action) => ({
    action,
    kinds: [cardKind(action.card), gapKind(action.gap)],
  }));
}

function meant(_: View, kinds: string[]): AgainstAction | null {
  const number = (start: string) =>
    kinds.find((kind) => kind.startsWith(start))?.slice(start.length);
  const card = number('card-');
  return card === undefined
    ? null
    : { type: 'place', card: Number(card), gap: Number(number('gap-') ?? 0) };
}

function asks(table: TableStore): string {
  if (!table.asked) return waiting(table);
  if (table.pointed.length > 0) return say('web-timeline-where');
  return say(againstView(table.view).play_off ? 'web-timeline-play-off' : 'web-timeline-choose');
}

/** How each of them did it; what is left stands beside the name. */
function account({ view, news }: TableStore): ScoreLine[] {
  const told = happened(news.moves, 'placed').map(({ event }) => event);
  const placed = told.filter(isAgainstEvent).filter((event) => event.type === 'placed');
  const count = (seat: number, right: string) =>
    placed.filter((event) => event.seat === seat && event.right === right).length;
  return againstView(view).hands.map((_, seat) => ({
    seat,
    text: say('web-timeline-account', {
      placed: count(seat, 'yes'),
      missed: count(seat, 'no'),
    }),
  }));
}

function score({ view }: TableStore, seat: number): string {
  return say('web-cards-left', { count: againstView(view).hands[seat]?.length ?? 0 });
}

function verdict(table: TableStore): string {
  const winners = table.news.outcome?.winners ?? [];
  const left = againstView(table.view).hands[table.me ?? winners[0] ?? 0]?.length ?? 0;
  return verdictOf(table, (who) =>
    say(`web-timeline-verdict-${who}`, { name: namesOf(table, winners), left }),
  );
}

export const side: GameSide = {
  goal: '',
  choices,
  held: () => [],
  meant,
  asks,
  account,
  verdict,
  score,
};
