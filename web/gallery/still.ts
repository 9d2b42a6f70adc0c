import type { Connection } from '../src/net/connection';
import type { Answer, Form, News } from '../src/net/messages';

/** A moment of a game, as tests/web writes it into fixtures/. */
export interface Fixture {
  news: News;
  answers: { form: Form; why: string; rule: string }[];
}

/** A table at which nothing goes on: it answers why, and that is all. */
export class Still implements Connection {
  acted: Form[] = [];

  constructor(readonly fixture: Fixture) {}

  act(_prompt: number, _seat: number, action: Form): Promise<Answer | null> {
    this.acted.push(action);
    return Promise.resolve(null);
  }

  why(_seat: number, action: Form): Promise<Answer> {
    const asked = JSON.stringify(action);
    const found = this.fixture.answers.find(({ form }) => JSON.stringify(form) === asked);
    return Promise.resolve({ why: found?.why ?? null, rule: found?.rule ?? null });
  }

  say(): void {
    // nobody hears it
  }

  undo(): void {
    // there is nothing to take back
  }

  listen(): void {
    // nothing is told
  }
}
