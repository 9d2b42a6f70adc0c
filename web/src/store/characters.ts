import type { CharacterShown } from '../net/messages';

/** A seat that is asked for: a level or a character of a bot, or null for a person. */
export type Asked = string | null;

/**
 * Who would sit there: for a level its first character who is free, or else one of the nearest level,
 * as the server has it. What is asked for by character stays.
 */
export function cast(seats: Asked[], characters: CharacterShown[], taken: string[]): Asked[] {
  const levels = [...new Set(characters.map(({ level }) => level))];
  const known = [...taken, ...seats];
  return seats.map((asked) => {
    if (asked === null || !levels.includes(asked)) return asked;
    const far = ({ level }: CharacterShown) =>
      Math.abs(levels.indexOf(level) - levels.indexOf(asked));
    const free = characters.filter(({ key }) => !known.includes(key));
    const [first] = free.toSorted((one, other) => far(one) - far(other));
    if (first) known.push(first.key);
    return first?.key ?? asked;
  });
}
