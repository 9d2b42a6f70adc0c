import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { News, StirShown, TableShown } from '../src/net/messages';
import type { Recipe } from '../src/net/recipe';
import { sha256, sha256OfText } from '../src/net/sha256';
import { bytesBehind } from '../src/net/stirring';
import {
  finding,
  hasForgotten,
  noteNews,
  notePromises,
  sealedHash,
  sealedSeats,
} from '../src/store/seed-hashes';
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
  row,
  scene,
  sent,
  stirrer,
} from './deals';

vi.mock('../src/net/pause', () => ({ pause: () => Promise.resolve() }));

beforeEach(begin);

/** The game ended, in whatever way. */
const ENDED: News['outcome'] = { reason: '', winners: [0], scores: [], said: '' };

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
