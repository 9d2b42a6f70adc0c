import type { Connection } from '../src/net/connection';
import type { Form, News, Reply, Wish } from '../src/net/messages';

/** A moment of a game, as tests/web writes it into fixtures/. */
export interface Fixture {
  news: News;
  answers: { form: Form; why: string; rule: string }[];
  /** In a film: what is told next. */
  then?: News;
}

/** A table at which nothing goes on: it answers why, and that is all. */
export class Still implements Connection {
  acted: Form[] = [];

  constructor(readonly fixture: Fixture) {}

  ask(wish: Wish): Promise<Reply> {
    if (wish.do === 'why') return Promise.resolve(this.#why(wish.action as Form));
    if (wish.do === 'act') this.acted.push(wish.action as Form);
    return Promise.resolve({ type: 'done', id: '', version: 0 });
  }

  #why(action: Form): Reply {
    const asked = JSON.stringify(action);
    const found = this.fixture.answers.find(({ form }) => JSON.stringify(form) === asked);
    const { why = null, rule = null } = found ?? {};
    return { type: 'answer', id: '', why, rule, reason: null };
  }
}
