import { speech } from '../../store/words.svelte';

/** A part of a rule book: its heading, and the numbers of its rules. */
export interface Part {
  heading: string;
  rules: string[];
}

/** Rules in the parts of the book; a heading has the number of the rule it stands before. */
export function partsOf(numbers: string[]): Part[] {
  const parts: Part[] = [];
  for (const number of numbers) {
    const heading = headingOf(number);
    if (heading !== '' || parts.length === 0) parts.push({ heading, rules: [] });
    parts.at(-1)?.rules.push(number);
  }
  return parts;
}

function headingOf(number: string): string {
  const id = `heading-${number}`;
  return speech.words?.has(id) ? speech.words.say(id) : '';
}
