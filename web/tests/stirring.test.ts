import { beforeEach, describe, expect, it } from 'vitest';
import type { News, StirShown, TableShown, Wish } from '../src/net/messages';
import { keep } from '../src/net/kept';
import { sha256, sha256OfText } from '../src/net/sha256';
import { bytesBehind, Stirrer } from '../src/net/stirring';
import { finding, notePromises } from '../src/store/seed-hashes';
import { SCENES } from './fixtures';

const scene = SCENES.get('telos-follow')?.news as News;
let sent: Wish[];
let stirrer: Stirrer;
let number = 0;

beforeEach(() => {
  sent = [];
  number += 1;
  stirrer = new Stirrer((wish) => {
    sent.push(wish);
    return Promise.resolve({ type: 'done', id: '', version: 1 });
  });
});

function lobby(stir: Partial<StirShown>, seats = [0]): News {
  const shown: StirShown = {
    phase: '',
    restarts: 0,
    secret_hash: `s${number}`,
    stirrers: [],
    ...stir,
  };
  return { ...scene, me: 0, seats, table: { ...scene.table, status: 'waiting', stir: shown } };
}

/** What this device showed of its bytes. */
function commitment(): string {
  const wish = sent.findLast((one) => one.do === 'commit');
  return wish?.do === 'commit' ? wish.commitment : '';
}

const mine = (added = '') => [{ member: 0, commitment: commitment(), added }];

describe('a device at a table', () => {
  it('commits to bytes in the lobby, once it has a seat', () => {
    stirrer.hear(lobby({}, []));
    expect(sent).toEqual([]);
    stirrer.hear(lobby({}));
    stirrer.hear(lobby({}));
    expect(sent.map((wish) => wish.do)).toEqual(['commit']);
    expect(sha256(bytesBehind(commitment()) ?? '')).toBe(commitment());
  });

  it('opens them when they are fixed, and not before', () => {
    stirrer.hear(lobby({}));
    stirrer.hear(lobby({ stirrers: mine() }));
    expect(sent).toHaveLength(1);
    stirrer.hear(lobby({ stirrers: mine(), phase: 'opening' }));
    stirrer.hear(lobby({ stirrers: mine(), phase: 'opening' }));
    expect(sent.slice(1)).toEqual([{ do: 'open', added: bytesBehind(commitment()) }]);
  });

  it('does not open where its commitment is not among those fixed', () => {
    stirrer.hear(lobby({}));
    stirrer.hear(lobby({ phase: 'opening' }));
    const other = [{ member: 0, commitment: 'f'.repeat(64), added: '' }];
    stirrer.hear(lobby({ phase: 'opening', stirrers: other }));
    expect(sent).toHaveLength(1);
  });

  it('opens after a reload what it committed to before', () => {
    stirrer.hear(lobby({}));
    const before = sent;
    const reloaded = new Stirrer((wish) => {
      before.push(wish);
      return Promise.resolve({ type: 'done', id: '', version: 1 });
    });
    reloaded.hear(lobby({ stirrers: mine(), phase: 'opening' }));
    expect(before.map((wish) => wish.do)).toEqual(['commit', 'open']);
  });

  it('commits to other bytes when the deal starts again', () => {
    stirrer.hear(lobby({}));
    const first = commitment();
    stirrer.hear(lobby({ phase: 'committing', secret_hash: 'another', restarts: 1 }));
    expect(sent).toHaveLength(2);
    expect(commitment()).not.toBe(first);
  });

  it('leaves tables alone whose server draws the seed by itself', () => {
    stirrer.hear({ ...lobby({}), table: { ...scene.table, status: 'waiting' } });
    stirrer.commit();
    expect(sent).toEqual([]);
  });
});

describe('after the game', () => {
  const [secret, bytes] = ['07'.repeat(32), 'a1'.repeat(32)];

  /** A table whose deal is in order, but for what a test changes. */
  function over(change: Partial<TableShown> = {}, recipe: object = {}): TableShown {
    const { game, options, seats } = scene.table;
    const text = JSON.stringify({
      game,
      players: seats.length,
      options,
      secret,
      stirred: [{ seats: [0], bytes }],
      ...recipe,
    });
    const seed = sha256OfText(text);
    const stir = {
      phase: '' as const,
      restarts: 0,
      secret_hash: sha256(secret),
      stirrers: [{ member: 0, commitment: sha256(bytes), added: bytes }],
      recipe: text,
    };
    const seed_hash = sha256(`${seed}73746972726564`);
    return { ...scene.table, id: `t${number}`, status: 'over', seed, seed_hash, stir, ...change };
  }

  it('a device finds its own bytes', () => {
    keep(`stir-${sha256(bytes)}`, bytes);
    expect(finding(over(), 0)).toBe('stirred');
    expect(finding(over(), 1)).toBe('kept');
  });

  it('it notices that the secret is not the one of the lobby', () => {
    const table = over();
    const other = { ...over().stir, secret_hash: sha256(bytes) } as StirShown;
    notePromises({ ...table, stir: other });
    expect(finding(table, 0)).toBe('broken');
  });

  it('it notices that the hash is not the one of the deal', () => {
    notePromises({ ...over(), seed_hash: 'f'.repeat(64) });
    expect(finding(over(), 0)).toBe('broken');
  });

  it('it notices that its bytes, the options or the game are others', () => {
    keep(`stir-${sha256(bytes)}`, bytes);
    for (const [place, recipe] of [
      { stirred: [] },
      { options: { powers: 'other' } },
      { game: 'chess' },
      { players: 9 },
    ].entries()) {
      expect(finding({ ...over({}, recipe), id: `u${number}-${place}` }, 0)).toBe('broken');
    }
  });

  it('it notices that the seed does not follow from the recipe', () => {
    expect(finding(over({ seed: '0'.repeat(64) }), 0)).toBe('broken');
  });

  it('a seed that the server drew alone is checked by its hash', () => {
    const seed = '07'.repeat(32);
    const drawn = { ...over({ seed, seed_hash: sha256(seed) }), stir: null };
    expect(finding(drawn, 0)).toBe('kept');
    expect(finding({ ...drawn, id: `v${number}`, seed: '08'.repeat(32) }, 0)).toBe('broken');
  });
});
