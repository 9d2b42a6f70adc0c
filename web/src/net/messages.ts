// What the server tells and is asked: all of it is generated from the server's own types. What each
// game adds to views, actions and events is in games/<game>, generated as well.

import type {
  Answer,
  Asked,
  Done,
  ExplanationShown,
  HintShown,
  RefusalShown,
  Watch,
} from './messages.generated';

export type * from './messages.generated';

export type Value = boolean | number | string;

/** A language that the server speaks. */
export type Lang = NonNullable<Watch['lang']>;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What is asked at a table; its `id` is added on the way. */
export type Wish = WithoutId<Exclude<Asked, Watch>>;

/** What comes back for it. */
export type Reply = Done | Answer | HintShown | ExplanationShown | RefusalShown;
