import type { Told } from './messages';

const TYPES: Record<Told['type'], true> = {
  news: true,
  done: true,
  refusal: true,
  answer: true,
  hint: true,
  explanation: true,
};

/** A message of a table. Whatever else comes, such as the page of a proxy, is an error. */
export function parseTold(text: string): Told {
  const value: unknown = JSON.parse(text);
  if (isTold(value)) return value;
  throw new SyntaxError(`This is no message of a table: ${text.slice(0, 80)}`);
}

/** By its tag: the fields of each type are the server's own, see messages.generated.ts. */
function isTold(value: unknown): value is Told {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    value.type in TYPES
  );
}
