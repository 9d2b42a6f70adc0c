import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256, sha256OfText } from '../src/net/sha256';
import { bytesBehind, openedAt } from '../src/net/stirring';
import {
  begin,
  commitment,
  device,
  fullStorage,
  hear,
  lobby,
  mine,
  number,
  opened,
  opening,
  refuse,
  row,
  scene,
  sent,
  stirrer,
} from './deals';

vi.mock('../src/net/pause', () => ({ pause: () => Promise.resolve() }));

beforeEach(begin);

/** As another tab sees it that was not told yet what this one has stored. */
function withoutClaims(storage: Storage) {
  return {
    getItem: (key: string) => (key.includes('-opened-') ? null : storage.getItem(key)),
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
    },
  };
}

describe('a device at a table', () => {
  it('commits to bytes in the lobby, once it has a seat', async () => {
    await hear(stirrer, lobby({}, []));
    expect(sent).toEqual([]);
    await hear(stirrer, lobby({}));
    await hear(stirrer, lobby({}));
    expect(sent.map((wish) => wish.do)).toEqual(['commit']);
    expect(sha256(bytesBehind(commitment()) ?? '')).toBe(commitment());
  });

  it('opens them when they are fixed, and not before', async () => {
    await hear(stirrer, lobby({}));
    await hear(stirrer, lobby({ stirrers: mine() }));
    expect(sent).toHaveLength(1);
    await hear(stirrer, opening());
    await hear(stirrer, opening());
    expect(sent.slice(1)).toEqual([{ do: 'open', added: bytesBehind(commitment()) }]);
  });

  it('does not open where its commitment is not among those fixed', async () => {
    await hear(stirrer, lobby({}));
    await hear(stirrer, opening({ stirrers: [] }));
    const other = [{ member: 0, commitment: 'f'.repeat(64), added: '' }];
    await hear(stirrer, opening({ stirrers: other }));
    expect(sent).toHaveLength(1);
  });

  it('does not open where anything else is not fixed, or is not what the table shows', async () => {
    await hear(stirrer, lobby({}));
    await hear(stirrer, lobby({ phase: 'opening', stirrers: mine() }));
    for (const recipe of [
      { stirred: [] },
      { stirred: [row(commitment(), [1])] },
      { stirred: [row(commitment().toUpperCase())] },
      { secret: 'f'.repeat(64) },
      { secret: 'chosen' },
      { options: { powers: 'other' } },
      { game: 'chess' },
      { players: 9 },
      { restarts: 1 },
      { speeltafel: 'deal 2' },
      { rules_version: 1.5 },
      { material: 'chosen' },
      { unstirred: [3] },
      { more: 1 },
      { stirred: [row(commitment()), row('f'.repeat(64), [1])] },
      { stirred: [{ ...row(commitment()), more: 1 }] },
    ]) {
      await hear(stirrer, opening({}, recipe));
    }
    expect(sent).toHaveLength(1);
  });

  it('does not show the same bytes for two deals', async () => {
    await hear(stirrer, lobby({}));
    const first = commitment();
    await hear(stirrer, opening());
    expect(sent).toHaveLength(2);
    const again = device();
    await hear(again, opening({ secret_hash: 'a'.repeat(64) }));
    await hear(again, opening({ secret_hash: 'a'.repeat(64), restarts: 1 }));
    expect(sent).toHaveLength(2);
    await hear(again, lobby({ secret_hash: 'a'.repeat(64), stirrers: mine() }));
    expect(sent).toHaveLength(3);
    expect(commitment()).not.toBe(first);
  });

  it('does not show them for the same deal at another table', async () => {
    await hear(stirrer, lobby({}));
    const news = opening();
    await hear(stirrer, news);
    await hear(device('elsewhere'), { ...news, table: { ...news.table, id: 'elsewhere' } });
    expect(sent).toHaveLength(2);
  });

  it('hears nothing of other tables, where a server could try deals', async () => {
    const news = lobby({});
    await hear(stirrer, { ...news, table: { ...news.table, id: 'phantom' } });
    expect(sent).toEqual([]);
  });

  it('takes part in one deal for each restart that everybody sees', async () => {
    for (const restarts of [0, 1]) {
      await hear(stirrer, lobby({ restarts, secret_hash: sha256OfText(`s${restarts}`) }));
      await hear(stirrer, opening({ restarts, secret_hash: sha256OfText(`s${restarts}`) }));
    }
    expect(opened()).toBe(2);
    for (const restarts of [0, 1]) {
      const again = device();
      await hear(again, lobby({ restarts, secret_hash: sha256OfText(`t${restarts}`) }));
      await hear(again, opening({ restarts, secret_hash: sha256OfText(`t${restarts}`) }));
    }
    expect(opened()).toBe(2);
  });

  it.each([-1, 0.5, '1', null, 1e21, 1_000_001])('counts no restart as %s', async (restarts) => {
    const told = { restarts: restarts as number };
    await hear(stirrer, lobby(told));
    await hear(stirrer, opening(told));
    expect(opened()).toBe(0);
  });

  it('opens its own row where somebody has copied its commitment', async () => {
    await hear(stirrer, lobby({}));
    const copied = { member: 1, commitment: commitment(), added: '' };
    const stirred = [row(commitment()), row(commitment(), [1])];
    await hear(stirrer, opening({ stirrers: [...mine(), copied] }, { stirred }));
    expect(opened()).toBe(1);
  });

  it('knows in every tab what another one has committed to', async () => {
    await hear(stirrer, lobby({}));
    await hear(device(), lobby({ stirrers: mine() }));
    expect(sent).toHaveLength(1);
  });

  it('keeps deals for some weeks', async () => {
    await hear(stirrer, lobby({}));
    const first = commitment();
    vi.setSystemTime(Date.now() + 61 * 24 * 3600 * 1000);
    begin();
    await hear(stirrer, lobby({}));
    const names = Object.keys(localStorage).join();
    expect(names).toContain(commitment());
    expect(names).not.toContain(first);
    vi.useRealTimers();
  });

  it('does not show bytes of which it could not remember that they were shown', async () => {
    await hear(stirrer, lobby({}));
    vi.stubGlobal('localStorage', fullStorage(localStorage));
    await hear(stirrer, opening());
    expect(opened()).toBe(0);
    vi.unstubAllGlobals();
  });

  it('does not open in two tabs for two deals', async () => {
    await hear(stirrer, lobby({}));
    const [first, second] = [opening(), opening({}, { material: 'f'.repeat(64) })];
    await hear(stirrer, first);
    await hear(device(), second);
    expect(opened()).toBe(1);
  });

  it('opens for one deal where two tabs hear of two at once', async () => {
    await hear(stirrer, lobby({}));
    const [first, second] = [opening(), opening({}, { material: 'f'.repeat(64) })];
    stirrer.hear(first);
    vi.stubGlobal('localStorage', withoutClaims(localStorage));
    const other = device();
    other.hear(second);
    vi.unstubAllGlobals();
    await Promise.all([stirrer.settled, other.settled]);
    expect(opened()).toBe(1);
    expect(openedAt(`t${number}`)?.sealed).toBe(second.table.stir?.sealed);
  });

  it('opens nothing more for a deal that began again while it made sure', async () => {
    await hear(stirrer, lobby({}));
    const news = opening();
    stirrer.hear(news);
    stirrer.hear(lobby({ restarts: 1, secret_hash: sha256OfText('another') }));
    await stirrer.settled;
    expect(opened()).toBe(0);
    expect(openedAt(`t${number}`)).toBeNull();
  });

  it('opens where it can keep nothing, and so no other tab knows its bytes', async () => {
    vi.stubGlobal('localStorage', fullStorage(localStorage));
    await hear(stirrer, lobby({}));
    await hear(stirrer, opening());
    expect(opened()).toBe(1);
    vi.unstubAllGlobals();
  });

  describe('that is refused', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each(['too_fast', 'busy', 'store_away'])('commits and opens later (%s)', async (code) => {
      refuse(code, code);
      await hear(stirrer, lobby({}));
      await vi.advanceTimersByTimeAsync(299);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1 + 600);
      expect(sent.map((wish) => wish.do)).toEqual(['commit', 'commit', 'commit']);
      refuse(code);
      await hear(stirrer, opening());
      await vi.advanceTimersByTimeAsync(300);
      await stirrer.settled;
      expect(opened()).toBe(2);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(5);
    });

    it('does not ask for what is past by then', async () => {
      refuse('store_away');
      await hear(stirrer, lobby({}));
      await hear(stirrer, { ...lobby({}), table: scene.table });
      await hear(stirrer, { ...lobby({}), table: { ...scene.table, id: `t${number}` } });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    });

    it('takes other refusals for an answer', async () => {
      refuse('already_started');
      await hear(stirrer, lobby({}));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    });
  });

  it('opens after a reload what it committed to before, and once more if that was lost', async () => {
    await hear(stirrer, lobby({}));
    await hear(device(), opening());
    await hear(device(), opening());
    expect(sent.map((wish) => wish.do)).toEqual(['commit', 'open', 'open']);
  });

  it('commits to other bytes when the deal starts again', async () => {
    await hear(stirrer, lobby({}));
    const first = commitment();
    await hear(stirrer, lobby({ phase: 'committing', secret_hash: 'another', restarts: 1 }));
    expect(sent).toHaveLength(2);
    expect(commitment()).not.toBe(first);
  });

  it('leaves tables alone whose server draws the seed by itself', async () => {
    await hear(stirrer, { ...lobby({}), table: { ...scene.table, status: 'waiting' } });
    stirrer.commit();
    expect(sent).toEqual([]);
  });
});
