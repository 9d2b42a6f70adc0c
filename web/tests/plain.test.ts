import { beforeAll, describe, expect, it } from 'vitest';
import { grouped, handOf, kindOf } from '../src/games/plain/actions';
import { fieldsOf } from '../src/games/plain/fields';
import { actionWords, fieldWords } from '../src/games/plain/words';
import { KNOWN } from '../src/games/boards';
import { speak } from '../src/store/words.svelte';
import { CATALOGUE, SCENES, sit } from './fixtures';

const WHIST = `
card-telos-7 = the Seven
act-telos-swap = swap { $cards }
field-telos-dealer = { $value_name } deals
`;

beforeAll(() => speak('en'));

const forms = (scene: string) => sit(scene, '').table.offered.map(({ form }) => form);

describe('the plain board', () => {
  it.each([...SCENES.keys()])('%s: each action that is offered is a thing of its own', (scene) => {
    const { table, still } = sit(scene, '');
    const [first] = table.choices;
    expect(table.choices.map(({ action }) => action)).toEqual(forms(scene));
    if (!first) return;
    table.point({ id: 'one', kind: kindOf(first.action) });
    expect(still.acted).toEqual([first.action]);
  });

  it('groups actions by what they are', () => {
    const offered = [{ type: 'lay' }, { type: 'draw' }, { type: 'lay', card: '36' }];
    expect(grouped(offered, []).map(({ type }) => type)).toEqual(['lay', 'draw']);
  });

  it('shows cards of the hand that can not be played, and says why not', async () => {
    const { table } = sit('telos-follow', '');
    const [play] = grouped(forms('telos-follow'), handOf(table.view));
    const [refused] = play?.refused ?? [];
    if (!refused) throw new Error('every card can be played');
    expect(forms('telos-follow')).not.toContainEqual(refused);
    expect(table.isPossible(kindOf(refused))).toBe(false);
    table.point({ id: 'no', kind: kindOf(refused) });
    await Promise.resolve();
    await Promise.resolve();
    expect(table.why?.rule).toMatch(/^TEL-/);
  });

  it('gives each seat what is its own, and shows all else beside', () => {
    const view = { game: 'x', seat: 0, players: 2, over: false };
    const { seats, cards, plain } = fieldsOf({
      ...view,
      ...{ points: [3, 0], row: ['7', '8'], trick: { leader: 1 }, hand: ['9'], top: null },
    });
    expect(seats).toEqual([[{ name: 'points', value: 3 }], [{ name: 'points', value: 0 }]]);
    expect(cards).toEqual([{ name: 'row', cards: ['7', '8'] }]);
    expect(plain).toEqual([{ name: 'trick-leader', value: 1 }]);
  });

  it('tells a game by the words that it brings along, or by its own names', async () => {
    const { table } = sit('telos-follow', '');
    await speak('en');
    expect(actionWords(table, forms('telos-follow')[0] ?? { type: '' })).toMatch(/^play /);
    expect(fieldWords(table, 'trick-lead_limit', 2)).toBe('trick lead limit: 2');
    const runs = [{ points: 18, coins: [{ coin: 2, side: 7 }] }];
    expect(fieldWords(table, 'runs', runs)).toBe('runs: 18 2 7');
    await speak('en', WHIST.replaceAll('telos', 'whist'));
    table.news = { ...table.news, table: { ...table.news.table, game: 'whist' } };
    const swap = { type: 'swap', cards: ['7'] };
    expect(actionWords(table, swap)).toBe('swap the Seven');
    expect(fieldWords(table, 'dealer', 0)).toBe('Noor deals');
    await speak('en');
  });
});

describe('the registry of boards', () => {
  it('has no game that the server does not have', () => {
    const games = CATALOGUE.games.map(({ game }) => game);
    expect(games).toEqual(expect.arrayContaining(Object.keys(KNOWN)));
  });
});
