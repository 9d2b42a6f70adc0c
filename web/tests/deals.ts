// Deals of one device after the other, each at a table of its own, for the tests of how they are stirred.

import type { News, Reply, StirShown, TableShown, Wish } from '../src/net/messages';
import { sha256OfText } from '../src/net/sha256';
import { Stirrer } from '../src/net/stirring';
import { SCENES } from './fixtures';

export const scene = SCENES.get('telos-follow')?.news as News;
export let sent: Wish[];
export let stirrer: Stirrer;
export let number = 0;
/** With which codes the next wishes are refused. */
let refusals: string[];

export function device(table = `t${number}`): Stirrer {
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

/** The next wishes are refused, with these codes. */
export function refuse(...codes: string[]): void {
  refusals = codes;
}

/** Another table, and nothing sent there. */
export function begin(): void {
  sent = [];
  refusals = [];
  number += 1;
  stirrer = device();
}

export function lobby(stir: Partial<StirShown>, seats = [0]): News {
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
export async function hear(one: Stirrer, news: News): Promise<void> {
  one.hear(news);
  await one.settled;
}

/** What stands there can be read, and nothing more be written. */
export function fullStorage(storage: Storage) {
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

/** What this device showed of its bytes. */
export function commitment(): string {
  const wish = sent.findLast((one) => one.do === 'commit');
  return wish?.do === 'commit' ? wish.commitment : '';
}

export const opened = () => sent.filter((wish) => wish.do === 'open').length;

export const mine = (added = '') => [{ member: 0, commitment: commitment(), added }];

/** The commitments are fixed, and with them all that a test does not change. */
export function opening(stir: Partial<StirShown> = {}, recipe: object = {}, seats = [0]): News {
  const news = lobby({ phase: 'opening', stirrers: mine(), ...stir }, seats);
  return { ...news, table: withSealed(news.table, { stirred: [row(commitment())], ...recipe }) };
}

export const row = (bytes: string, seats = [0]) => ({ seats, bytes });

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
