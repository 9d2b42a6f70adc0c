import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News, Reply, StirShown, TableShown, Wish } from '../src/net/messages';
import type { Recipe } from '../src/net/recipe';
import { sha256, sha256OfText } from '../src/net/sha256';
import { bytesBehind, openedAt, Stirrer } from '../src/net/stirring';
import {
  finding,
  hasForgotten,
  noteNews,
  notePromises,
  sealedHash,
  sealedSeats,
} from '../src/store/seed-hashes';
import { SCENES } from './fixtures';

vi.mock('../src/net/pause', () => ({ pause: () => Promise.resolve() }));

/** The game ended, in whatever way. */
const ENDED: News['outcome'] = { reason: '', winners: [0], scores: [], said: '' };

const scene = SCENES.get('telos-follow')?.news as News;
let sent: Wish[];
let stirrer: Stirrer;
let number = 0;
/** With which codes the next wishes are refused. */
let refusals: string[];

function device(table = `t${number}`): Stirrer {
  return new Stirrer(table, (wish) => {
    sent.push(wish);
    return Promise.resolve(reply());
  });
}

function reply(): Reply {
  const code = refusals.shift();
  if (code === undefined) return { type: 'done', id: '', version: 1 };
  return { type: 'refusal', id: '', code, message: '', rule: null, reason: null };
}

/** Another table, and nothing sent there. */
function begin(): void {
  sent = [];
  refusals = [];
  number += 1;
  stirrer = device();
}

beforeEach(begin);

function lobby(stir: Partial<StirShown>, seats = [0]): News {
  const shown: StirShown = {
    phase: '',
    restarts: 0,
    secret_hash: sha256OfText(`${number}`),
    stirrers: [],
    ...stir,
  };
  const table: TableShown = { ...scene.table, id: `t${number}`, status: 'waiting', stir: shown };
  return { ...scene, me: 0, seats, table: { ...table, seats: seatsFor(shown, seats) } };
}

/** Those of this device, of others who stir at the seats of their numbers, and of bots. */
function seatsFor({ stirrers }: StirShown, own: number[]): TableShown['seats'] {
  return scene.table.seats.map((shown, seat) => {
    const other = stirrers.some(({ member }) => member > 0 && member === seat);
    const member = own.includes(seat) ? 0 : other ? seat : null;
    return { ...shown, member, bot: member === null ? 'learner' : null };
  });
}

/** What is to follow from it has been done then. */
async function hear(one: Stirrer, news: News): Promise<void> {
  one.hear(news);
  await one.settled;
}

/** What stands there can be read, and nothing more be written. */
function fullStorage(storage: Storage) {
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: () => {
      throw new Error('full');
    },
    removeItem: (key: string) => {
      storage.removeItem(key);
    },
  };
}

/** As another tab sees it that was not told yet what this one has stored. */
function withoutClaims(storage: Storage) {
  return {
    getItem: (key: string) => (key.includes('-opened-') ? null : storage.getItem(key)),
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
    },
  };
}

/** What this device showed of its bytes. */
function commitment(): string {
  const wish = sent.findLast((one) => one.do === 'commit');
  return wish?.do === 'commit' ? wish.commitment : '';
}

const opened = () => sent.filter((wish) => wish.do === 'open').length;

const mine = (added = '') => [{ member: 0, commitment: commitment(), added }];

/** The commitments are fixed, and with them all that a test does not change. */
function opening(stir: Partial<StirShown> = {}, recipe: object = {}, seats = [0]): News {
  const news = lobby({ phase: 'opening', stirrers: mine(), ...stir }, seats);
  return { ...news, table: withSealed(news.table, { stirred: [row(commitment())], ...recipe }) };
}

const row = (bytes: string, seats = [0]) => ({ seats, bytes });

/** A recipe as the server writes it for a table. */
function recipeOf({ game, seats, options, stir }: TableShown, more: object): string {
  const players = seats.length;
  const restarts = stir?.restarts;
  return JSON.stringify({
    speeltafel: 'deal 1',
    game,
    rules_version: 1,
    players,
    options,
    material: '',
    secret: stir?.secret_hash,
    stirred: [],
    unstirred: [],
    restarts,
    ...more,
  });
}

function withSealed(table: TableShown, recipe: object): TableShown {
  const stir = table.stir as StirShown;
  return { ...table, stir: { ...stir, sealed: recipeOf(table, recipe) } };
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
      refusals = [code, code];
      await hear(stirrer, lobby({}));
      await vi.advanceTimersByTimeAsync(299);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1 + 600);
      expect(sent.map((wish) => wish.do)).toEqual(['commit', 'commit', 'commit']);
      refusals = [code];
      await hear(stirrer, opening());
      await vi.advanceTimersByTimeAsync(300);
      await stirrer.settled;
      expect(opened()).toBe(2);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(5);
    });

    it('does not ask for what is past by then', async () => {
      refusals = ['store_away'];
      await hear(stirrer, lobby({}));
      await hear(stirrer, { ...lobby({}), table: scene.table });
      await hear(stirrer, { ...lobby({}), table: { ...scene.table, id: `t${number}` } });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    });

    it('takes other refusals for an answer', async () => {
      refusals = ['already_started'];
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

describe('after the game', () => {
  const [secret, theirs] = ['0a'.repeat(32), 'a1'.repeat(32)];

  /** The device takes part in a deal that was sealed with this secret: the recipe of it. */
  async function stirs(): Promise<Recipe> {
    const stir = { secret_hash: sha256(secret) };
    await hear(stirrer, lobby(stir));
    const other = { member: 1, commitment: sha256(theirs), added: '' };
    const stirred = [row(commitment()), row(sha256(theirs), [1])];
    const news = opening({ ...stir, stirrers: [...mine(), other] }, { stirred });
    await hear(stirrer, news);
    return {
      ...JSON.parse(news.table.stir?.sealed ?? ''),
      secret,
      stirred: [row(bytesBehind(commitment()) ?? ''), row(theirs, [1])],
    };
  }

  /** The table of a deal by a recipe, with the hashes that a server would make for it. */
  function over(recipe: object | string, stir: Partial<StirShown> = {}): TableShown {
    const text = typeof recipe === 'string' ? recipe : JSON.stringify(recipe);
    const seed = sha256OfText(text);
    const shown: StirShown = {
      phase: '',
      restarts: 0,
      secret_hash: sha256(secret),
      stirrers: [],
      recipe: text,
      ...stir,
    };
    const seed_hash = sha256(`${seed}73746972726564`);
    return { ...lobby({}).table, status: 'over', seed, seed_hash, stir: shown };
  }

  /** What a device finds at a table where the game has not ended otherwise. */
  const found = (table: TableShown) => finding({ table, outcome: null, me: 0 });

  it('a device finds what was sealed, with its own bytes', async () => {
    const dealt = over(await stirs());
    expect(found(dealt)).toBe('stirred');
    expect(sealedHash(dealt)).toHaveLength(64);
    expect(sealedHash(before(dealt))).toBe(sealedHash(dealt));
  });

  const [another, more] = [row('b2'.repeat(32), [1]), row('b2'.repeat(32), [2])];
  const FORGERIES: Record<string, (honest: Recipe) => object | string> = {
    'a field more': (honest) => ({ ...honest, nonce: 17 }),
    'a device more': (honest) => ({ ...honest, stirred: [...honest.stirred, more] }),
    'other bytes of another': (honest) => ({ ...honest, stirred: [honest.stirred[0], another] }),
    'another order': (honest) => ({ ...honest, stirred: honest.stirred.toReversed() }),
    'a device less': (honest) => ({ ...honest, stirred: honest.stirred.slice(0, 1) }),
    'other bytes of its own': (honest) => ({ ...honest, stirred: [more, honest.stirred[1]] }),
    capitals: (honest) => ({ ...honest, secret: honest.secret.replace('a', 'A') }),
    'another secret': (honest) => ({ ...honest, secret: 'ab'.repeat(32) }),
    'a seat more': (honest) => ({ ...honest, unstirred: [3] }),
    'a restart': (honest) => ({ ...honest, restarts: 1 }),
    'another deck': (honest) => ({ ...honest, material: 'f'.repeat(64) }),
    'other options': (honest) => ({ ...honest, options: { powers: 'other' } }),
    'another game': (honest) => ({ ...honest, game: 'chess' }),
    'more players': (honest) => ({ ...honest, players: 9 }),
    'a space': (honest) => ` ${JSON.stringify(honest)}`,
    'no recipe': () => 'chosen',
    'a row for digits': (honest) => ({ ...honest, secret: [honest.secret] }),
    'a very long one': (honest) => ({ ...honest, material: 'f'.repeat(20_000) }),
  };

  it.each(Object.entries(FORGERIES))('it notices %s', async (_, forged) => {
    expect(found(over(forged(await stirs())))).toBe('broken');
  });

  it('it notices that its part in the deal is denied', async () => {
    await stirs();
    const seed = '07'.repeat(32);
    const drawn = { ...over({}), seed, seed_hash: sha256(seed), stir: null };
    expect(found(drawn)).toBe('broken');
  });

  it('it notices a restart that uses its bytes again', async () => {
    const honest = await stirs();
    expect(found(over({ ...honest, restarts: 1 }, { restarts: 1 }))).toBe('broken');
  });

  it('it says that the deal began again without it', async () => {
    const honest = await stirs();
    const stirred = honest.stirred.slice(1);
    const again = { ...honest, stirred, unstirred: [0], restarts: 1 };
    notePromises(before(over(again, { restarts: 1 })));
    expect(found(over(again, { restarts: 1, unstirred: [0] }))).toBe('left-out');
    expect(found(over(again, { restarts: 1, unstirred: [] }))).toBe('broken');
  });

  it('of a deal that began again without it, it shows nothing of what was sealed before', async () => {
    await stirs();
    const again = over({ restarts: 1 }, { restarts: 1 });
    expect(sealedHash(again)).toBe('');
    expect(sealedHash(before(again))).toBe('');
  });

  /** What the table had shown while the game was played, with what it says of the deal. */
  function before(table: TableShown, stir: Partial<StirShown> = {}): TableShown {
    return {
      ...table,
      status: 'playing',
      seed: '',
      stir: table.stir ? { ...table.stir, ...stir, recipe: '' } : null,
    };
  }

  it('a device that added nothing knows only that the seed is the one of the hash', async () => {
    const honest = { ...over(await stirs()), id: `u${number}` };
    notePromises(before(honest));
    expect(found(honest)).toBe('kept');
    expect(found({ ...honest, seed: '0'.repeat(64) })).toBe('broken');
    notePromises({ ...before(honest), id: `v${number}`, seed_hash: 'f'.repeat(64) });
    expect(found({ ...honest, id: `v${number}` })).toBe('broken');
    notePromises({ ...before(honest, { secret_hash: sha256(theirs) }), id: `w${number}` });
    expect(found({ ...honest, id: `w${number}` })).toBe('broken');
  });

  it('a device that has lost what it added does not say that it added nothing', async () => {
    const bytes = row(theirs);
    const shown = { member: 0, commitment: sha256(theirs), added: theirs };
    const honest = { ...(await stirs()), stirred: [bytes] };
    const dealt = { ...over(honest, { stirrers: [shown] }), id: `u${number}` };
    expect(found(dealt)).toBe('unseen');
    expect(hasForgotten({ table: dealt, outcome: null, me: 0 })).toBe(true);
    expect(hasForgotten({ table: dealt, outcome: null, me: 1 })).toBe(false);
    notePromises(before(dealt));
    expect(found(dealt)).toBe('forgotten');
    expect(finding({ table: dealt, outcome: null, me: 1 })).toBe('kept');
  });

  it('a device that saw no hash before the end has nothing to compare', async () => {
    const honest = { ...over(await stirs()), id: `u${number}` };
    notePromises(honest);
    notePromises({ ...before(honest), seed_hash: '' });
    expect(found(honest)).toBe('unseen');
    const drawn = { ...honest, seed_hash: sha256(honest.seed), stir: null };
    expect(found(drawn)).toBe('unseen');
  });

  it('it notices that a game is over and its seed is not shown', async () => {
    expect(found({ ...over(await stirs()), seed: '' })).toBe('broken');
  });

  it('it notices that an outcome is shown and no seed, whatever the table is said to be', async () => {
    const playing = before(over(await stirs()));
    expect(found(playing)).toBe('promise');
    expect(finding({ table: playing, outcome: ENDED, me: 0 })).toBe('broken');
  });

  /** News of the game as it is played, which gives this device seats and the cards of one of them. */
  function played(dealt: TableShown, seats: number[], eyes: number | null): News {
    return { ...scene, table: before(dealt), seats, eyes };
  }

  it('it knows the seat that was sealed for it, and says so if it was given another', async () => {
    const dealt = over(await stirs());
    expect(sealedSeats(dealt)).toEqual([0]);
    noteNews(played(dealt, [0], 0));
    expect(found(dealt)).toBe('stirred');
    noteNews(played(dealt, [1], 1));
    noteNews(played(dealt, [0], 0));
    expect(found(before(dealt))).toBe('moved');
    expect(found(dealt)).toBe('moved');
    expect(found({ ...dealt, seed: 'f'.repeat(64) })).toBe('broken');
  });

  it.each([
    { seats: [0], eyes: 1 },
    { seats: [0, 1], eyes: 0 },
    { seats: [1], eyes: null },
  ])(
    'it notices another seat that it is given or sees the cards of (%o)',
    async ({ seats, eyes }) => {
      const dealt = over(await stirs());
      noteNews({ ...played(dealt, seats, eyes), table: dealt });
      expect(found(dealt)).toBe('moved');
    },
  );

  it('it finds nothing wrong with a seat that was lost and taken again', async () => {
    const dealt = over(await stirs());
    for (const seats of [[0], [], [0]]) noteNews(played(dealt, seats, seats[0] ?? null));
    expect(found(dealt)).toBe('stirred');
  });

  it('it finds nothing wrong with fewer seats round one screen than it began with', async () => {
    const secretly = { secret_hash: sha256(secret) };
    await hear(stirrer, lobby(secretly, [0, 1]));
    const sealed = { stirred: [row(commitment(), [0, 1])] };
    const news = opening(secretly, sealed, [0, 1]);
    await hear(stirrer, news);
    const stirred = [row(bytesBehind(commitment()) ?? '', [0, 1])];
    const dealt = over({ ...JSON.parse(news.table.stir?.sealed ?? ''), secret, stirred });
    for (const eyes of [0, null, 1]) noteNews(played(dealt, [0, 1], eyes));
    noteNews(played(dealt, [1], 1));
    expect(found(dealt)).toBe('stirred');
    noteNews(played(dealt, [1, 2], 1));
    expect(found(dealt)).toBe('moved');
  });

  it('of a deal that began again without it, the seats sealed before say nothing', async () => {
    const honest = await stirs();
    const stirred = honest.stirred.slice(1);
    const again = over(
      { ...honest, stirred, unstirred: [2], restarts: 1 },
      { restarts: 1, unstirred: [2] },
    );
    noteNews(played(again, [2], 2));
    expect(found(again)).toBe('left-out');
    expect(sealedSeats(again)).toEqual([]);
  });

  it('seats of the lobby, which people change as they like, are no seats of the deal', async () => {
    const dealt = over(await stirs());
    noteNews({ ...played(dealt, [1], null), view: null });
    expect(found(dealt)).toBe('stirred');
  });

  it.each(['zz', 'abc', '0', 17, null, undefined, ['a']])(
    'it takes no seed from %o',
    async (seed) => {
      const told: unknown = seed;
      for (const recipe of ['', 'chosen']) {
        const table = over(await stirs(), { recipe });
        expect(found({ ...table, seed: told as string })).toBe('broken');
        expect(found({ ...table, seed: told as string, stir: null })).toBe('broken');
      }
    },
  );

  const NONSENSE: object[] = [
    { stirrers: null },
    { stirrers: undefined },
    { stirrers: [null] },
    { stirrers: [{ member: 0 }] },
    { stirrers: [{ member: 0, commitment: 5, added: '' }] },
    { unstirred: null },
    { unstirred: 5 },
    { recipe: 5 },
    { recipe: null },
    { sealed: {} },
    { secret_hash: null },
    { restarts: 'many' },
  ];

  it.each(NONSENSE)('it trusts no table that shows %o of its stirring', async (nonsense) => {
    const table = over(await stirs(), nonsense);
    expect(found(table)).toBe('broken');
    expect(found({ ...table, id: `u${number}` })).toBe('broken');
    expect(found({ ...table, status: 'playing', seed: '' })).toBe('broken');
  });

  it.each(NONSENSE)('and does nothing for its deal (%o)', async (nonsense) => {
    for (const news of [lobby({}), opening()]) {
      const stir = { ...(news.table.stir as StirShown), ...nonsense };
      await hear(stirrer, { ...news, table: { ...news.table, stir } });
    }
    expect(sent).toEqual([]);
  });

  it('it opens once for a restart, also while nothing more can be stored', async () => {
    for (const restarts of [0, 1, 2, 3]) {
      if (restarts === 2) vi.stubGlobal('localStorage', fullStorage(localStorage));
      const stir = { restarts: Math.min(restarts, 2), secret_hash: sha256OfText(`s${restarts}`) };
      await hear(device(), lobby(stir));
      await hear(device(), opening(stir));
    }
    expect(opened()).toBe(3);
    vi.unstubAllGlobals();
  });

  it('a seed that the server drew alone is checked by its hash', () => {
    const seed = '07'.repeat(32);
    const drawn = { ...over({}), seed, seed_hash: sha256(seed), stir: null };
    notePromises(before(drawn));
    expect(found(drawn)).toBe('kept');
    expect(found({ ...drawn, id: `v${number}`, seed: '08'.repeat(32) })).toBe('broken');
  });
});
