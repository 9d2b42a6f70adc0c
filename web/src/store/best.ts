import { storedByBrowser } from '../net/stored';

const KEY = 'speeltafel-best';

/** The best score of a game on this device, and the table where it was reached. */
interface Best {
  points: number;
  table: string;
}

/** Keeps the score of a table if none was better: the best so far, and where that was. */
export function keepBest(game: string, table: string, points: number): Best {
  const kept: Record<string, Best> = JSON.parse(storedByBrowser.get(KEY) ?? '{}');
  const before = kept[game];
  if (before && before.points >= points) return before;
  const best = { points, table };
  storedByBrowser.set(KEY, JSON.stringify({ ...kept, [game]: best }));
  return best;
}

export function forgetBest(): void {
  storedByBrowser.remove(KEY);
}
