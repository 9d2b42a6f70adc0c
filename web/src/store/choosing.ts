// What can be chosen, apart from how it looks. An action is chosen by pointing at things on the
// table, in any order: a card and the trick, a coin and a piece. What a thing is called is its kind;
// two things of one kind do the same.

import type { Form } from '../net/messages';

/** An action, and the kinds of things one points at to choose it. */
export interface Choice {
  action: Form;
  kinds: string[];
  /** What has to be pointed at before the rest, where the rest alone would be another choice. */
  first?: string;
}

/** Whether `part` lies in `whole`, each kind as often as it is there. */
export function within(part: string[], whole: string[]): boolean {
  const left = [...whole];
  return part.every((kind) => {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The choices that are still open after pointing at these. */
export function open(choices: Choice[], pointed: string[]): Choice[] {
  return choices.filter((choice) => begins(choice, pointed) && within(pointed, choice.kinds));
}

function begins({ first }: Choice, [begun]: string[]): boolean {
  return first === undefined || begun === undefined || begun === first;
}

/** The choice that these make, if nothing is missing. */
export function made(choices: Choice[], pointed: string[]): Choice | undefined {
  return open(choices, pointed).find((choice) => choice.kinds.length === pointed.length);
}

/** Whether pointing at one more thing of this kind leads anywhere. */
export function leads(choices: Choice[], pointed: string[], kind: string): boolean {
  return open(choices, [...pointed, kind]).length > 0;
}
