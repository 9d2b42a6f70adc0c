// Written by `python -m tests.server.generate` from the message types of the server: change those.

export interface Act {
  do: 'act';
  prompt: number;
  seat: number;
  action: string | Form;
  id: string;
}

export interface ActionShown {
  text: string;
  form: Form;
}

/** Why an action is not possible; `why` is null where it is. */
export interface Answer {
  type: 'answer';
  id: string;
  why: string | null;
  rule: string | null;
  reason: string | null;
}

/** What would a strong player do on this seat of mine, and why? */
export interface AskHint {
  do: 'hint';
  seat: number;
  id: string;
}

export type Asked =
  | Act
  | Ready
  | Undo
  | Take
  | Offer
  | Free
  | PutBot
  | Leave
  | Start
  | Commit
  | Open
  | Say
  | AskHint
  | Mute
  | End
  | Recode
  | Rematch
  | Watch
  | Why
  | Explain;

export interface BookShown {
  game: string;
  title: string;
  motto: string;
  sections: SectionShown[];
  asked: string;
  questions: QuestionShown[];
}

/** Somebody whom bots play as, at any game. */
export interface CharacterShown {
  key: string;
  name: string;
  level: string;
}

/** How long people may think; a seat that is out of time is played by the clock. */
export interface Clock {
  move?: number | null;
  game?: number | null;
  extra?: number[];
}

/** Show the hash of random bytes of one's own; from the lobby on, until they are fixed. */
export interface Commit {
  do: 'commit';
  commitment: string;
  id: string;
}

export interface Create {
  id: string;
  name: string;
  face?: string;
  settings: Settings;
  seats: (string | null)[];
  deck?: DeckFile | null;
}

/** A deck of events that somebody wrote: docs/decks.md. */
export interface DeckFile {
  name: string;
  content: string;
}

/** A deck of one's own that can be played. */
export interface DeckRead {
  name: string;
  cards: number;
  warnings: string[];
}

export interface DeckShown {
  name: string;
  cards: number;
}

/** A command is done, and will not be lost. */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/** Agree to end the game here; or rather play on, and nobody's agreement counts any more. */
export interface End {
  do: 'end';
  agree?: boolean;
  id: string;
}

export interface EventShown {
  event: Facts;
  types: Record<string, string>;
  said: string[];
  moods?: Record<string, string>;
}

export interface ExampleShown {
  title: string;
  rules: string[];
  scenes: SceneShown[];
}

/** Why did the bot on this seat make its last move? */
export interface Explain {
  do: 'explain';
  seat: number;
  id: string;
}

/** Why a bot made its last move. */
export interface ExplanationShown {
  type: 'explanation';
  id: string;
  why: string;
  secret: boolean;
}

export interface Facts {
  type: string;
}

export interface Form {
  type: string;
}

/** Give a seat away: the host any until the end, others their own before the game. */
export interface Free {
  do: 'free';
  seat: number;
  id: string;
}

/** What a table can be set up with. */
export interface GameList {
  games: GameShown[];
  levels: string[];
  characters: CharacterShown[];
  faces: string[];
  phrases: string[];
  columns: string[];
}

export interface GameShown {
  game: string;
  players: [number, number];
  usual_players: number;
  options: OptionShown[];
  rules: string[];
  aim: string;
  box: string;
  duration: [number, number];
  age: number;
  hides: boolean;
  words: string;
  sounds: Record<string, string>;
  lessons: LessonListed[];
  texts: string;
}

export interface Health {
  status: 'ok';
  version: string;
  build: 'compiled' | 'pure';
  bots: 'compiled' | 'pure' | null;
}

/** What a strong player would do, in two steps: `look` comes before the rest. */
export interface HintShown {
  type: 'hint';
  id: string;
  position: number;
  look: string;
  do: string;
  why: string;
  action: ActionShown | null;
}

/** What anybody with the code of a table may know of it before they join. */
export interface Invitation {
  game: string;
  name: string;
  status: 'over' | 'playing' | 'waiting';
  options: Record<string, boolean | number | string>;
  clock: Clock | null;
  chat: boolean;
  practice: boolean;
  host: string;
  players: string[];
  people: number[];
  free: number;
  seat: number | null;
  inside: boolean;
}

/** Which table to join, and under what name. */
export interface Join {
  code?: string;
  table?: string;
  name: string;
  face?: string;
  id?: string | null;
}

/** A lesson, by its name. */
export interface Learn {
  id: string;
  lesson: string;
  name?: string;
  face?: string;
}

/**
 * Leave the table. During a game a bot holds one's seats until one returns; while the cards are dealt,
 * everybody is led back to the lobby.
 */
export interface Leave {
  do: 'leave';
  id: string;
}

/** A lesson of a game. */
export interface LessonListed {
  lesson: string;
  title: string;
  minutes: number;
}

/** What the teacher of a lesson says now, in the reader's language. */
export interface LessonShown {
  lesson: string;
  title: string;
  step: number;
  steps: number;
  answer?: string;
  said?: string;
  point?: string[];
  asked?: string[];
  over?: boolean;
}

/** Which table: by a code, or by the name of an open table. */
export interface Look {
  code?: string;
  table?: string;
}

/** Where a new or joined table is. */
export interface Made {
  table: string;
  code: string;
  link: string;
}

export interface MemberShown {
  name: string;
  host: boolean;
  muted: boolean;
  gone: boolean;
  face?: string;
}

export interface MoveShown {
  seat: number | null;
  hand: 'bot' | 'clock' | 'person' | null;
  at: number;
  events: EventShown[];
  notes?: string[];
}

/** Silence a member, or the bot at a seat; or let them speak again. Exactly one of the two is given. */
export interface Mute {
  do: 'mute';
  member?: number | null;
  seat?: number | null;
  muted?: boolean;
  id: string;
}

/** The table as one member may see it now, and what happened since `since`. */
export interface News {
  type: 'news';
  version: number;
  since: number;
  now: number;
  table: TableShown;
  here: number[];
  me: number;
  seats: number[];
  eyes: number | null;
  view: View | null;
  moves_from: number;
  moves: MoveShown[];
  speeches: SpeechShown[];
  prompt: Prompt | null;
  offers: OfferShown[];
  undo: number | null;
  outcome: OutcomeShown | null;
  reading: ReadingShown | null;
  lesson?: LessonShown;
  tips?: TipShown[];
}

/**
 * Hand a seat over by a code: one's own, or as the host one that nobody holds.
 *
 * The code works once. Sent again, this makes another code.
 */
export interface Offer {
  do: 'offer';
  seat: number;
  id: string;
}

/** The person who joins with this code takes the seat over. */
export interface OfferShown {
  seat: number;
  code: string;
  invite: string;
}

/** Show the bytes that one has committed to, once all commitments are fixed. */
export interface Open {
  do: 'open';
  added: string;
  id: string;
}

export interface OptionShown {
  name: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  seats: Record<string, number>;
}

export interface OutcomeShown {
  reason: string;
  winners: number[];
  scores: number[];
  said: string;
}

export interface ParagraphShown {
  text: string;
  rules: string[];
}

/** From the position after a move, on one of the seats, against bots of a level. */
export interface PlayOn {
  id: string;
  move: number;
  seat: number;
  level: string;
  name?: string;
  face?: string;
}

/** A seat may act. `id` goes back with the command that answers. */
export interface Prompt {
  id: number;
  seat: number;
  legal: ActionShown[];
  waited_for: boolean;
  deadline: number | null;
  choices?: ActionShown[] | null;
}

/** Put a bot on a seat. */
export interface PutBot {
  do: 'bot';
  seat: number;
  level: string;
  id: string;
}

export interface QuestionShown {
  question: string;
  answer: string;
  rules: string[];
}

/** People are given time to read what happened last; `position` goes back with `ready`. */
export interface ReadingShown {
  position: number;
  until: number;
}

/** I have read what happened. When all who play have, bots and clocks wait for it no longer. */
export interface Ready {
  do: 'ready';
  position: number;
  id: string;
}

/** A new code; the old one opens nothing any more. */
export interface Recode {
  do: 'recode';
  id: string;
}

/** A command or question was not followed. Nothing has changed. */
export interface RefusalShown {
  type: 'refusal';
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
  reason: string | null;
}

/** The same people at a new table, where the cards are dealt at once if all play from one screen. */
export interface Rematch {
  do: 'rematch';
  commitment?: string | null;
  id: string;
}

/** A finished game at one move. */
export interface Replay {
  table: TableShown;
  move: number;
  moves: number;
  views: View[];
  events: EventShown[];
  outcome: OutcomeShown | null;
}

/** A card of a deck, by the event it tells, and what is wrong with it. */
export interface Report {
  deck: string;
  card: string;
  text: string;
}

/** A ready-made phrase by its key, or free text where the host allowed it. */
export interface Say {
  do: 'say';
  phrase?: string;
  text?: string;
  id: string;
}

/** A picture of an example, which the client draws with its own cards. */
export interface SceneShown {
  caption: string;
  show: string[];
  view: View;
  legal: Form[];
  names: string[];
  words: string[];
}

export interface SeatShown {
  name: string;
  member: number | null;
  bot: string | null;
  may_act: boolean;
  waited_for: boolean;
  deadline: number | null;
  agrees_to_end: boolean;
  character?: string;
  face?: string;
  muted?: boolean;
  left?: number | null;
}

export interface SectionShown {
  heading: string;
  paragraphs: ParagraphShown[];
  examples: ExampleShown[];
}

export interface Settings {
  game: string;
  options?: Record<string, boolean | number | string>;
  name?: string;
  open?: boolean;
  clock?: Clock | null;
  chat?: boolean;
  practice?: boolean;
  pace?: 'fast' | 'normal' | 'slow';
  hints?: boolean;
}

export interface SpeechShown {
  member: number | null;
  phrase: string;
  said: string;
  seat?: number | null;
}

/** Deal, as soon as the devices that have committed to bytes have opened them. */
export interface Start {
  do: 'start';
  id: string;
}

/** How the deal is stirred: `docs/fair-deals.md`. */
export interface StirShown {
  phase: '' | 'committing' | 'opening';
  restarts: number;
  secret_hash: string;
  stirrers: StirrerShown[];
  sealed?: string;
  unstirred?: number[];
  recipe?: string;
}

/** What a member's device adds to the deal. */
export interface StirrerShown {
  member: number;
  commitment: string;
  added: string;
}

export interface TableList {
  tables: TableListed[];
}

export interface TableListed {
  table: string;
  status: 'over' | 'playing' | 'waiting';
  changed: number;
  game: string;
  name: string;
  players: string[];
  people: number[];
  winners: number[] | null;
  free: number;
}

/** What every member knows of a table. */
export interface TableShown {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  name: string;
  code: string;
  open: boolean;
  clock: Clock | null;
  chat: boolean;
  practice: boolean;
  status: 'over' | 'playing' | 'waiting';
  seats: SeatShown[];
  members: MemberShown[];
  seed_hash: string;
  seed: string;
  next: string;
  deck?: DeckShown | null;
  pace?: 'fast' | 'normal' | 'slow';
  stir?: StirShown | null;
  invite?: string;
  hides?: boolean;
  hints?: boolean;
}

/** Take a free seat, or return to one's own seat that a bot held. */
export interface Take {
  do: 'take';
  seat: number;
  name?: string;
  id: string;
}

/** What newcomers are told once, at the moment that it is about. */
export interface TipShown {
  key: string;
  text: string;
}

export type Told = News | Done | Answer | HintShown | ExplanationShown | RefusalShown;

/**
 * Take back one's last move, where that harms nobody; at a table for practice any, with all that came
 * after it.
 */
export interface Undo {
  do: 'undo';
  prompt: number;
  id: string;
}

/** A record, character by character as its file has it. */
export interface Upload {
  id: string;
  name: string;
  face?: string;
  title?: string;
  record: string;
}

export interface View {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
}

/**
 * Tell me everything after `since`, in this language, as this seat of mine sees it.
 *
 * Also to be asked again after a gap, in another language, and when a screen with several players
 * shows another seat. Without a seat: the only one I have; with several, what everybody sees.
 */
export interface Watch {
  do: 'watch';
  since?: number;
  lang?: 'en' | 'fr' | 'nl' | null;
  seat?: number | null;
  tips?: boolean;
  id: string;
}

/** Why can this seat of mine not do that? */
export interface Why {
  do: 'why';
  seat: number;
  action: string | Form;
  id: string;
}
