import type { Answer, Form, News } from './messages';

/** A table as the client talks to it, whatever is at the other end. */
export interface Connection {
  /** Play an action in answer to a prompt. */
  act(prompt: number, seat: number, action: Form): void;
  /** Why is this not possible? */
  why(seat: number, action: Form): Promise<Answer>;
  /** Say a ready-made phrase. */
  say(phrase: string): void;
  /** Hear all news from now on. */
  listen(hear: (news: News) => void): void;
}
