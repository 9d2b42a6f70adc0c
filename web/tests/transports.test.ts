import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportListener } from '../src/net/transport';
import { openWebSocket } from '../src/net/websocket';
import { openEventStream } from '../src/net/event-stream';
import type { Told } from '../src/net/messages';

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

class FakeStream {
  static all: FakeStream[] = [];
  isOpen = true;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeStream.all.push(this);
  }

  static get last(): FakeStream {
    return FakeStream.all.at(-1) as FakeStream;
  }

  close(): void {
    this.isOpen = false;
  }
}

const done: Told = { type: 'done', id: '1', version: 2 };
const refusal: Told = {
  type: 'refusal',
  id: null,
  code: 'no_table',
  message: '',
  rule: null,
  reason: null,
};

let events: unknown[];
let listener: TransportListener;

beforeEach(() => {
  events = [];
  FakeStream.all = [];
  listener = {
    opened: () => events.push('opened'),
    told: (told) => events.push(told),
    closed: (why) => events.push(['closed', why]),
  };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(content: Told, status = 200): void {
  const response = () => Promise.resolve(new Response(JSON.stringify(content), { status }));
  vi.stubGlobal('fetch', vi.fn(response));
}

async function soon(): Promise<void> {
  await new Promise((heard) => setTimeout(heard, 5));
}

describe('a WebSocket', () => {
  it('carries what is asked and told', () => {
    const carrier = openWebSocket('t', listener);
    carrier.send({ do: 'start', id: '1' });
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.open();
    carrier.watch({ since: 3, lang: 'fr', seat: null });
    FakeSocket.last.onmessage?.({ data: JSON.stringify(done) });
    expect(JSON.parse(FakeSocket.last.sent[0] ?? '')).toEqual({
      do: 'watch',
      id: 'watch',
      since: 3,
      lang: 'fr',
      seat: null,
    });
    expect(events).toEqual(['opened', done]);
  });

  it.each([
    [4401, 'no_person', 'no_person'],
    [4404, 'no_table', 'no_table'],
    [4429, 'too_fast', null],
    [4503, 'store_away', null],
    [1006, '', null],
  ])('that closes with %i %s', (code, reason, why) => {
    openWebSocket('t', listener);
    FakeSocket.last.onclose?.({ code, reason });
    expect(events).toEqual([['closed', why]]);
  });

  it('is silent once we closed it', () => {
    openWebSocket('t', listener).close();
    expect(FakeSocket.last.onclose).toBeNull();
  });
});

describe('a stream', () => {
  it('tells what is watched, from where and as whom', async () => {
    const carrier = openEventStream('t', listener);
    await soon();
    carrier.watch({ since: 3, lang: 'fr', seat: 1 });
    FakeStream.last.onmessage?.({ data: JSON.stringify(done) });
    expect(FakeStream.last.url).toMatch(/api\/tables\/t\/stream\?since=3&lang=fr&seat=1$/);
    expect(events).toEqual(['opened', done]);
    carrier.watch({ since: 0, lang: 'fr', seat: null });
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('is asked by requests, and a refusal is an answer', async () => {
    answers({ ...refusal, code: 'not_host', id: '1' }, 403);
    openEventStream('t', listener).send({ do: 'start', id: '1' });
    await soon();
    expect(events).toEqual(['opened', { ...refusal, code: 'not_host', id: '1' }]);
  });

  it('that can not be reached is broken', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    openEventStream('t', listener).send({ do: 'start', id: '1' });
    await soon();
    expect(events).toEqual(['opened', ['closed', null]]);
  });

  it('that was refused asks why', async () => {
    answers(refusal, 404);
    openEventStream('t', listener).watch({ since: 0, lang: 'en', seat: null });
    FakeStream.last.onerror?.();
    await soon();
    expect(events).toEqual(['opened', ['closed', 'no_table']]);
  });

  it('that just broke is opened again by others', async () => {
    answers(done);
    openEventStream('t', listener).watch({ since: 0, lang: 'en', seat: null });
    FakeStream.last.onerror?.();
    await soon();
    expect(events).toEqual(['opened', done, ['closed', null]]);
  });
});
