import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, Server } from '../src/net/server';

const server = new Server(() => 'fr');

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function refusal(asked: Promise<unknown>): Promise<Refused> {
  return asked.then(
    () => {
      throw new Error('it was not refused');
    },
    (error: Refused) => error,
  );
}

/** The id in the body of a request. */
function idIn(call: unknown[]): string {
  const { body } = call[1] as { body: string };
  const { id } = JSON.parse(body) as { id: string };
  return id;
}

const NOOR = { name: 'Noor', face: 'leaf' };

describe('the server', () => {
  it('is asked in the language of the screen', async () => {
    const fetched = answers('{"tables":[]}');
    expect(await server.myTables()).toEqual([]);
    const [path, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(path).toBe('api/tables');
    expect(request.headers).toMatchObject({ 'accept-language': 'fr' });
  });

  it('is asked for a moment through the eyes of a seat, or of all', async () => {
    const fetched = answers('{}');
    await server.replay('t', 3, 0);
    await server.replay('t', 3, 'open');
    await server.replay('t', 3, null);
    expect(fetched.mock.calls.map(([path]) => String(path).split('?')[1])).toEqual([
      'move=3&eyes=0',
      'move=3&eyes=open',
      'move=3',
    ]);
  });

  it('refuses with a code and a sentence', async () => {
    answers('{"type":"refusal","code":"bad_code","message":"Pas de table."}', 404);
    const error = await refusal(server.join({ code: 'X' }, { name: 'Noor', face: 'leaf' }));
    expect([error.code, error.message]).toEqual(['bad_code', 'Pas de table.']);
  });

  it('that can not be reached, or somebody else in its place, does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect((await refusal(server.games('en'))).code).toBe('no_answer');
    answers('<h1>Bad gateway</h1>', 502);
    expect((await refusal(server.games('en'))).code).toBe('no_answer');
  });

  it('is sent the same id again where no answer came, and another one after an answer', async () => {
    const lost = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', lost);
    await refusal(server.join({ code: 'X' }, NOOR));
    await refusal(server.join({ code: 'X' }, NOOR));
    await refusal(server.join({ code: 'Y' }, NOOR));
    const answered = answers('{}');
    await server.join({ code: 'X' }, NOOR);
    await server.join({ code: 'X' }, NOOR);
    const ids = [...lost.mock.calls, ...answered.mock.calls].map(idIn);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.map((id) => id === ids[0])).toEqual([true, true, false, true, false]);
  });

  it('is sent the same id again after a reload', async () => {
    const lost = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', lost);
    await refusal(server.join({ code: 'Z' }, NOOR));
    vi.resetModules();
    const { Server: Reloaded } = await import('../src/net/server');
    await new Reloaded(() => 'fr').join({ code: 'Z' }, NOOR).catch(() => null);
    const [before, after] = lost.mock.calls.map(idIn);
    expect(after).toBe(before);
  });
});
