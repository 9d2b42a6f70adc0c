/** The hash of the seed that each table showed first: what it shows later is held against it. */
const first = new Map<string, string>();

export function firstSeedHash(table: string, hash: string): string {
  const kept = first.get(table) ?? hash;
  if (kept !== '') first.set(table, kept);
  return kept;
}
