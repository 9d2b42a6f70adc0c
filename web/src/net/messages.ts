// What the server tells and is asked, in the names of its messages. The views of the games are in
// games/<game>/view.ts.

export type Fact = number | string | string[];
export type Value = boolean | number | string;

/** An action in its typed form, such as {type: "play", cards: ["7", "7"]}. */
export interface Form {
  type: string;
  [field: string]: unknown;
}

export interface SeatShown {
  name: string;
  member: number | null;
  bot: string | null;
  may_act: boolean;
  waited_for: boolean;
  deadline: number | null;
  agrees_to_end: boolean;
}

export interface MemberShown {
  name: string;
  host: boolean;
  muted: boolean;
  gone: boolean;
}

export interface TableShown {
  id: string;
  game: string;
  options: Record<string, Value>;
  name: string;
  code: string;
  open: boolean;
  chat: boolean;
  practice: boolean;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatShown[];
  members: MemberShown[];
  seed_hash: string;
  seed: string;
  next: string;
}

export interface EventShown {
  event: { type: string; [fact: string]: unknown };
  said: string[];
}

export interface MoveShown {
  seat: number | null;
  hand: 'person' | 'bot' | 'clock' | null;
  at: number;
  events: EventShown[];
}

export interface SpeechShown {
  member: number;
  phrase: string;
  said: string;
}

export interface ActionShown {
  text: string;
  form: Form;
}

export interface Prompt {
  id: number;
  seat: number;
  legal: ActionShown[];
  waited_for: boolean;
  deadline: number | null;
}

export interface OutcomeShown {
  reason: string;
  winners: number[];
  scores: number[];
  said: string;
}

/** What every view has. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
}

export interface News<V extends View = View> {
  type: 'news';
  version: number;
  since: number;
  now: number;
  table: TableShown;
  me: number;
  seats: number[];
  eyes: number | null;
  view: V | null;
  moves_from: number;
  moves: MoveShown[];
  speeches: SpeechShown[];
  prompt: Prompt | null;
  undo: number | null;
  outcome: OutcomeShown | null;
}

/** Why an action is not possible; `why` is null where it is. */
export interface Answer {
  why: string | null;
  rule: string | null;
}

/** What there is to choose when a table is set up. */
export interface OptionShown {
  name: string;
  default: Value;
  allowed: Value[];
}

export interface GameShown {
  game: string;
  players: [number, number];
  options: OptionShown[];
}

export interface Replay {
  move: number;
  moves: number;
  views: View[];
  events: EventShown[];
  outcome: OutcomeShown | null;
}
