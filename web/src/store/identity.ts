// Cards of one value are alike, and no message names them. For the eye a card that leaves the hand
// is the card that arrives in the trick: each gets a name that goes with it from view to view.

/** A card of a kind at a place, such as a 7 in the hand. */
export interface Lying {
  place: string;
  kind: string;
  /** It is new there: it is none of those that lay elsewhere. */
  fresh?: boolean;
}

export interface Named {
  place: string;
  kind: string;
  name: string;
}

/** The names of all that lies there now: what stayed keeps its name, what moved takes it along. */
export function named(before: Named[], now: Lying[]): Named[] {
  const left = [...before];
  const found: (Named | undefined)[] = now.map((card) => take(left, card, true));
  return now.map((card, index) => {
    const same = found[index] ?? (card.fresh ? undefined : take(left, card, false));
    return { place: card.place, kind: card.kind, name: same?.name ?? newName(card.kind) };
  });
}

function take(left: Named[], card: Lying, samePlace: boolean): Named | undefined {
  const index = left.findIndex(
    (other) => other.kind === card.kind && (!samePlace || other.place === card.place),
  );
  return index < 0 ? undefined : left.splice(index, 1)[0];
}

let count = 0;

function newName(kind: string): string {
  count += 1;
  return `${kind}-${count}`;
}
