// What the server tells and is asked: all of it is generated from the server's own types. The views
// of the games are in games/<game>/view.ts.

import type {
  Asked,
  Answer,
  Done,
  News as AnyNews,
  Refusal,
  View,
  Watch,
} from './messages.generated';

export type * from './messages.generated';

export type Value = boolean | number | string;

/** The news of a table where one game is played. */
export interface News<V extends View = View> extends Omit<AnyNews, 'view'> {
  view: V | null;
}

/** A language that the server speaks. */
export type Lang = NonNullable<Watch['lang']>;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What is asked at a table; its `id` is added on the way. */
export type Wish = WithoutId<Exclude<Asked, Watch>>;

/** What comes back for it. */
export type Reply = Done | Answer | Refusal;
