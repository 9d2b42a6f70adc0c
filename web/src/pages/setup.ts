import type { Clock, Create, GameShown, OptionShown, Value } from '../net/messages';
import type { Person } from '../net/server';
import { catalogue } from '../store/catalogue.svelte';
import { cast } from '../store/characters';
import type { OwnDeck } from './deck';

/** A seat before the game: a bot of a level or by its character, or null for a person. */
export type Place = string | null;

/** How long people may think, as one chooses it: nothing, seconds a move, or seconds a game. */
export type Pace = 'none' | `move-${number}` | `game-${number}`;
export const PACES: Pace[] = ['none', 'move-30', 'move-60', 'move-120', 'game-600', 'game-1800'];

/** How much more time a seat can be given: the steps one chooses from, in seconds. */
const EXTRAS = { move: [0, 30, 60], game: [0, 300, 600] };
export const STEPS = [0, 1, 2];

/** What a table is asked for with. */
export interface Plan {
  game: string;
  options: Record<string, Value>;
  seats: Place[];
  /** Of the people round one screen, by seat. */
  names: string[];
  title: string;
  open: boolean;
  chat: boolean;
  /** Whether moves can be taken back; null where nobody has chosen, see `practises`. */
  practice: boolean | null;
  /** Whether people may ask for hints where others play. */
  hints: boolean;
  pace: Pace;
  /** The step of more time that each seat gets; none where nothing is said. */
  extra: number[];
  /** A deck of one's own, in place of one of the server's. */
  deck: OwnDeck | null;
}

/** The plan that a way of playing begins with: as many as the game is best with, or two people. */
export function firstPlan(game: GameShown, bots: boolean, level: string): Plan {
  const count = bots ? game.usual_players : Math.max(game.players[0], 2);
  const seats = Array.from({ length: count }, (_, seat) => (bots && seat > 0 ? level : null));
  const options = Object.fromEntries(game.options.map(({ name, default: value }) => [name, value]));
  const more = { title: '', open: false, chat: false, practice: null, hints: false };
  return {
    game: game.game,
    options,
    seats,
    names: [],
    extra: [],
    deck: null,
    pace: 'none',
    ...more,
  };
}

/** One seat more or less, within what the game allows. */
export function resized(plan: Plan, by: 1 | -1, game: GameShown, fill: Place): Plan {
  const count = plan.seats.length + by;
  if (count < game.players[0] || count > game.players[1]) return plan;
  const seats = by > 0 ? [...plan.seats, fill] : plan.seats.slice(0, -1);
  return { ...plan, seats, options: fitting(plan, game, count) };
}

/** The options at a table of another size: the default where a seat is gone that one named. */
function fitting(plan: Plan, game: GameShown, count: number): Plan['options'] {
  const gone = game.options.filter(
    (option) => !allowed(option, count).includes(plan.options[option.name] ?? option.default),
  );
  return { ...plan.options, ...Object.fromEntries(gone.map((one) => [one.name, one.default])) };
}

/** What an option can be at a table with this number of seats: a seat that it names is one of them. */
export function allowed(option: OptionShown, seats: number): Value[] {
  return option.allowed.filter((value) => (option.seats[String(value)] ?? 0) < seats);
}

/** At the gentlest level one person among bots is here to learn, unless they say otherwise. */
export function practises({ practice, seats }: Plan): boolean {
  if (practice !== null) return practice;
  const levels = seats.flatMap((place) => {
    if (place === null) return [];
    return catalogue.characters.find(({ key }) => key === place)?.level ?? place;
  });
  const gentlest = catalogue.levels[0];
  return seats.length - levels.length < 2 && levels.some((level) => level === gentlest);
}

/** What the server is asked for. */
export function wished(plan: Plan, person: Person): Omit<Create, 'id'> {
  const { game, title, open, chat, hints, deck } = plan;
  const seats = cast(plan.seats, catalogue.characters, [person.face]);
  const options = { ...plan.options };
  if (deck) delete options['deck'];
  const practice = practises(plan);
  const settings = { game, options, name: title.trim(), open, chat, practice, hints };
  const asked = { ...person, seats, settings: { ...settings, clock: clockOf(plan) } };
  return deck ? { ...asked, deck: deck.file } : asked;
}

/** The clock of a plan, with more time for the people who get it. */
export function clockOf({
  pace,
  seats,
  extra,
}: Pick<Plan, 'pace' | 'seats' | 'extra'>): Clock | null {
  const [what, seconds] = pace.split('-');
  if (what !== 'move' && what !== 'game') return null;
  const more = seats.map((bot, seat) => (bot === null ? EXTRAS[what][extra[seat] ?? 0] : 0) ?? 0);
  const some = more.some((one) => one > 0);
  return { [what]: Number(seconds), ...(some ? { extra: more } : {}) };
}
