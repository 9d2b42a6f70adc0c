import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport, OpenTransport, TransportListener, WatchFrom } from '../src/net/transport';
import { TableConnection } from '../src/net/table-connection';
import type { Asked, News, Told } from '../src/net/messages';
import { SCENES } from './fixtures';

/** A way to a table that a test holds both ends of. */
class Way {
  lines: { listener: TransportListener; sent: Asked[]; watched: WatchFrom[]; isOpen: boolean }[] =
    [];

  carry: OpenTransport = (_, listener): Transport => {
    const line = { listener, sent: [] as Asked[], watched: [] as WatchFrom[], isOpen: true };
    this.lines.push(line);
    return {
      watch: (from) => line.watched.push(from),
      send: (asked) => line.sent.push(asked),
      close: () => (line.isOpen = false),
    };
  };

  get last() {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has connected');
    return line;
  }
}

const scene = SCENES.get('telos-follow')?.news as News;
const told = (fields: Partial<News> = {}): News => ({
  ...scene,
  table: { ...scene.table, id: 't' },
  version: 1,
  since: 0,
  moves_from: 0,
  moves: [],
  speeches: [],
  ...fields,
});
const move = (at: number) => ({ seat: 0, hand: null, at, events: [] });
const refused = (code: string, message = ''): Told => ({
  type: 'refusal',
  id: 'watch',
  code,
  message,
  rule: null,
  reason: null,
});
const speech = (said: string) => ({ member: 0, phrase: '', said });

let first: Way;
let second: Way;
let heard: News[];
let broken: boolean[];
let said: (string | undefined)[];
let ended: string[];
let line: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  [first, second, heard, broken, said, ended] = [new Way(), new Way(), [], [], [], []];
  const ears = {
    news: (news: News) => heard.push(news),
    broken: (isBroken: boolean, words?: string) => {
      broken.push(isBroken);
      said.push(words);
    },
    ended: (code: string) => ended.push(code),
  };
  line = new TableConnection('t', 'nl', ears, [first.carry, second.carry]);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function open(): void {
  first.last.listener.opened();
  first.last.listener.told(told());
}

describe('a line to a table', () => {
  it('hears nothing of other tables, whose promises it would hold against this one', () => {
    first.last.listener.opened();
    first.last.listener.told(told({ table: { ...scene.table, id: 'another' } }));
    expect(heard).toEqual([]);
    first.last.listener.told(told());
    expect(heard).toHaveLength(1);
  });

  it('is told everything from the start, in the language of the screen', () => {
    open();
    expect(first.last.watched).toEqual([{ since: 0, lang: 'nl', seat: null }]);
    expect(heard).toHaveLength(1);
  });

  it('answers what was asked', async () => {
    open();
    const reply = line.ask({ do: 'start' });
    const [asked] = first.last.sent;
    first.last.listener.told({ type: 'done', id: asked?.id ?? '', version: 2 });
    expect(await reply).toEqual({ type: 'done', id: asked?.id, version: 2 });
  });

  it('asks again under the same id what was not answered, and what was answered not', async () => {
    open();
    const answered = line.ask({ do: 'start' });
    void line.ask({ do: 'rematch' });
    const [start, rematch] = first.last.sent;
    first.last.listener.told({ type: 'done', id: start?.id ?? '', version: 2 });
    await answered;
    first.last.listener.closed(null);
    expect(broken.at(-1)).toBe(true);
    vi.advanceTimersByTime(300);
    first.last.listener.opened();
    expect(first.lines).toHaveLength(2);
    expect(first.last.sent).toEqual([rematch]);
    expect(first.last.watched[0]?.since).toBe(1);
  });

  it('waits longer each time', () => {
    open();
    for (const pause of [300, 600, 1200]) {
      const before = first.lines.length;
      first.last.listener.closed(null);
      vi.advanceTimersByTime(pause - 1);
      expect(first.lines).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(first.lines).toHaveLength(before + 1);
    }
  });

  it.each(['no_person', 'no_table'])('does not try again after %s', (code) => {
    first.last.listener.closed(code);
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([code]);
    expect(first.lines).toHaveLength(1);
    expect(second.lines).toHaveLength(0);
  });

  it('goes the other way where the first was never open', () => {
    first.last.listener.closed(null);
    vi.advanceTimersByTime(300);
    second.last.listener.opened();
    second.last.listener.told(told());
    second.last.listener.closed(null);
    vi.advanceTimersByTime(600);
    expect([first.lines.length, second.lines.length]).toEqual([1, 2]);
  });

  it('stays with a way that has worked', () => {
    open();
    first.last.listener.closed(null);
    vi.advanceTimersByTime(300);
    first.last.listener.closed(null);
    vi.advanceTimersByTime(600);
    expect([first.lines.length, second.lines.length]).toEqual([3, 0]);
  });

  it('is tried at once when the network is back', () => {
    open();
    dispatchEvent(new Event('offline'));
    expect(broken.at(-1)).toBe(true);
    first.last.listener.closed(null);
    dispatchEvent(new Event('online'));
    expect(first.lines).toHaveLength(2);
  });

  it('is tried again also where somebody chooses another language meanwhile', () => {
    open();
    first.last.listener.closed(null);
    line.speak('fr');
    vi.advanceTimersByTime(300);
    first.last.listener.opened();
    expect(first.last.watched.at(-1)?.lang).toBe('fr');
    expect(first.lines).toHaveLength(2);
  });

  it('is dead when nobody answers', () => {
    open();
    void line.ask({ do: 'start' });
    vi.advanceTimersByTime(6_000);
    expect(first.last.isOpen).toBe(false);
    vi.advanceTimersByTime(300);
    expect(first.lines).toHaveLength(2);
  });

  it('asks whether the table is still there when somebody looks at it again', () => {
    open();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(first.last.watched).toHaveLength(2);
    vi.advanceTimersByTime(6_300);
    expect(first.lines).toHaveLength(2);
  });

  it('is silent after it was closed', () => {
    open();
    line.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(first.lines).toHaveLength(1);
  });
});

describe('news', () => {
  it('keeps the first moves and appends the rest, so that undo is told too', () => {
    const { listener } = first.last;
    listener.told(told({ version: 3, moves: [move(1), move(2), move(3)] }));
    listener.told(told({ version: 4, since: 3, moves_from: 2, moves: [move(4)] }));
    expect(heard.at(-1)?.moves.map(({ at }) => at)).toEqual([1, 2, 4]);
  });

  it('keeps what was said, none of it twice', () => {
    const { listener } = first.last;
    listener.told(told({ version: 3, speeches: [speech('a')] }));
    listener.told(told({ version: 4, since: 3, speeches: [speech('b')] }));
    listener.told(told({ version: 4, since: 3, speeches: [speech('b')] }));
    expect(heard.at(-1)?.speeches.map(({ said }) => said)).toEqual(['a', 'b']);
  });

  it.each([{ since: 9 }, { moves_from: 7, since: 1 }, { version: 0 }])(
    'with a gap is asked for from the start (%o)',
    (gap) => {
      open();
      first.last.listener.told(told({ version: 9, ...gap }));
      expect(heard).toHaveLength(1);
      expect(first.last.watched.at(-1)?.since).toBe(0);
    },
  );

  it('through other eyes starts from nothing', () => {
    const { listener } = first.last;
    listener.told(told({ version: 3, moves: [move(1)] }));
    line.look(2);
    expect(first.last.watched.at(-1)).toEqual({ since: 0, lang: 'nl', seat: 2 });
    listener.told(told({ version: 4, since: 3, moves_from: 1, moves: [move(2)] }));
    expect(heard).toHaveLength(1);
  });

  it('in another language starts from nothing', () => {
    open();
    line.speak('fr');
    expect(first.last.watched.at(-1)).toEqual({ since: 0, lang: 'fr', seat: null });
  });

  it('is what everybody sees where the seat is gone', () => {
    open();
    line.look(2);
    first.last.listener.told(refused('not_your_seat'));
    expect(first.last.watched.at(-1)?.seat).toBeNull();
  });

  it('that is refused is asked for more and more seldom, and the words of the server are passed on', () => {
    open();
    first.last.listener.opened();
    const watched = first.last.watched.length;
    for (const [times, pause] of [300, 600, 1200, 2400, 4800, 8000, 8000].entries()) {
      first.last.listener.told(refused('store_away', 'Not now.'));
      vi.advanceTimersByTime(pause - 1);
      expect(first.last.watched).toHaveLength(watched + times);
      vi.advanceTimersByTime(1);
      expect(first.last.watched).toHaveLength(watched + times + 1);
    }
    expect([broken.at(-1), said.at(-1)]).toEqual([true, 'Not now.']);
    first.last.listener.told(told({ version: 2, since: 1 }));
    expect([broken.at(-1), said.at(-1)]).toEqual([false, undefined]);
    first.last.listener.told(refused('too_fast'));
    vi.advanceTimersByTime(300);
    expect(first.last.watched).toHaveLength(watched + 8);
  });

  it('is asked for once where somebody looks again while it is refused', () => {
    open();
    first.last.listener.told(refused('store_away'));
    document.dispatchEvent(new Event('visibilitychange'));
    const watched = first.last.watched.length;
    vi.advanceTimersByTime(300);
    expect(first.last.watched).toHaveLength(watched);
  });
});
