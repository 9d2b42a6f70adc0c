import type { Reply, Wish } from './messages';

/** A table as the client talks to it, whatever is at the other end. */
export interface Connection {
  /** Ask something of the table, once: the answer, also if the connection breaks in between. */
  ask(wish: Wish): Promise<Reply>;
}
