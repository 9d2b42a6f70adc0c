import type { Answer, Form, News } from './messages';

/** A table as the client talks to it, whatever is at the other end. */
export interface Connection {
  /** Play an action in answer to a prompt: null, or why it was refused. */
  act(prompt: number, seat: number, action: Form): Promise<Answer | null>;
  /** Why is this not possible? */
  why(seat: number, action: Form): Promise<Answer>;
  /** Say a ready-made phrase. */
  say(phrase: string): void;
  /** Take a move back. */
  undo(prompt: number): void;
  /** Hear all news from now on, and whether the line is broken. */
  listen(hear: (news: News) => void, broken: (isBroken: boolean) => void): void;
}
