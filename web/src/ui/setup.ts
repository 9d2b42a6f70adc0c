import type { GameShown, Value } from '../net/messages';

/** A seat before the game: a bot of a level, or null for a person. */
export type Place = string | null;

/** What a table is asked for with. */
export interface Plan {
  game: string;
  options: Record<string, Value>;
  seats: Place[];
}

/** The plan that a way of playing begins with: all bots but one, or all people. */
export function firstPlan(game: GameShown, bots: boolean, level: string): Plan {
  const [least, most] = game.players;
  const count = Math.min(Math.max(least, bots ? 3 : 2), most);
  const seats = Array.from({ length: count }, (_, seat) => (bots && seat > 0 ? level : null));
  const options = Object.fromEntries(game.options.map(({ name, default: value }) => [name, value]));
  return { game: game.game, options, seats };
}

/** One seat more or less, within what the game allows. */
export function resized(plan: Plan, by: 1 | -1, game: GameShown, fill: Place): Plan {
  const count = plan.seats.length + by;
  if (count < game.players[0] || count > game.players[1]) return plan;
  return { ...plan, seats: by > 0 ? [...plan.seats, fill] : plan.seats.slice(0, -1) };
}
