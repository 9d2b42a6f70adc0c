import type { Form, View } from '../../net/messages';

/** The actions of one type: those that can be chosen, and those that the cards in the hand make one think of. */
export interface ActionGroup {
  type: string;
  offered: Form[];
  refused: Form[];
}

/** What can be pointed at: the action itself, without quotes since it names things in the page. */
export function kindOf(form: Form): string {
  return encodeURIComponent(JSON.stringify(form));
}

export function formOf(kind: string): Form {
  const form: Form = JSON.parse(decodeURIComponent(kind));
  return form;
}

/** The own cards, in a game whose view has such a field. */
export function handOf(view: View): string[] {
  if (!('hand' in view) || !Array.isArray(view.hand)) return [];
  return view.hand.filter((card) => typeof card === 'string');
}

/** All actions, grouped by their type in the order in which they are offered. */
export function grouped(offered: Form[], hand: string[]): ActionGroup[] {
  const types = [...new Set(offered.map(({ type }) => type))];
  return types.map((type) => {
    const same = offered.filter((form) => form.type === type);
    return { type, offered: same, refused: refusedOf(same, hand) };
  });
}

/** The same with a card of the hand that is not offered: to ask why not. */
function refusedOf(offered: Form[], hand: string[]): Form[] {
  const known = new Set(offered.map(kindOf));
  const others = offered.flatMap((form) =>
    [...new Set(hand)].flatMap((card) => withCard(form, hand, card)),
  );
  const kinds = new Set(others.map(kindOf).filter((kind) => !known.has(kind)));
  return [...kinds].map(formOf);
}

/** An action with its only card replaced; none where it has no card of the hand, or several. */
function withCard(form: Form, hand: string[], card: string): Form[] {
  const held = Object.entries(form).filter(
    ([name, value]) => name !== 'type' && isHeld(value, hand),
  );
  const [only, ...more] = held;
  if (!only || more.length > 0) return [];
  return [{ ...form, [only[0]]: Array.isArray(only[1]) ? [card] : card }];
}

function isHeld(value: unknown, hand: string[]): boolean {
  const card: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof card === 'string' && hand.includes(card);
}
