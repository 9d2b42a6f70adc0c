/** The hash of the seed that each table showed first: what it shows later is held against it. */
const promises = new Map<string, string>();

export function promised(table: string, hash: string): string {
  const first = promises.get(table) ?? hash;
  if (first !== '') promises.set(table, first);
  return first;
}
