import { describe, expect, it } from 'vitest';
import { sitting } from '../src/pages/take-seats';
import type { GameShown } from '../src/net/messages';
import { speak } from '../src/store/words.svelte';
import { catalogue } from '../src/store/catalogue.svelte';
import { CATALOGUE } from './fixtures';
import { deckFile } from '../src/pages/deck';
import { allowed, clockOf, firstPlan, practises, resized, wished } from '../src/pages/setup';
import { clockWords, extraWords } from '../src/ui/time';

const NOOR = { name: 'Noor', face: 'leaf' };

const game: GameShown = {
  game: 'telos',
  players: [3, 4],
  usual_players: 4,
  options: [{ name: 'powers', default: false, allowed: [false, true], seats: {} }],
  rules: ['TEL'],
  aim: 'one_loses',
  duration: [30, 45],
  age: 10,
  box: 'telos',
  hides: true,
  words: 'telos',
  sounds: {},
  lessons: [],
  texts: '',
};

describe('setting up a table', () => {
  it('begins with one person and bots, or with people only', () => {
    expect(firstPlan(game, true, 'casual').seats).toEqual([null, 'casual', 'casual', 'casual']);
    expect(firstPlan(game, false, 'casual').seats).toEqual([null, null, null]);
    expect(firstPlan(game, true, 'casual').options).toEqual({ powers: false });
  });

  it('is for practice among the gentlest bots, unless one says otherwise', () => {
    catalogue.use({ ...CATALOGUE, characters: [] });
    const gentle = firstPlan(game, true, 'learner');
    expect(practises(gentle)).toBe(true);
    expect(practises({ ...gentle, practice: false })).toBe(false);
    expect(practises(firstPlan(game, true, 'master'))).toBe(false);
    expect(practises({ ...gentle, seats: [null, null, 'learner'] })).toBe(false);
  });

  it('keeps to the number of players of the game', () => {
    const four = firstPlan(game, true, 'casual');
    expect(resized(four, 1, game, 'casual')).toBe(four);
    const three = resized(four, -1, game, null);
    expect(three.seats).toHaveLength(3);
    expect(resized(three, -1, game, null)).toBe(three);
  });

  it('seats everybody round one screen by name, deals, and otherwise waits for the others', () => {
    const seats = [null, 'casual', null];
    const plan = { ...firstPlan(game, false, ''), seats, names: ['Noor', '', ' Omar '] };
    expect(sitting(plan, 'one-screen')).toEqual([
      { do: 'take', seat: 0, name: 'Noor' },
      { do: 'take', seat: 2, name: 'Omar' },
      { do: 'start' },
    ]);
    expect(sitting(plan, 'friends')).toEqual([{ do: 'take', seat: 0 }]);
    expect(sitting(plan, 'bots')).toEqual([{ do: 'take', seat: 0 }]);
  });

  it('deals at once where only bots are to come', () => {
    const plan = firstPlan(game, true, 'casual');
    expect(sitting(plan, 'bots')).toEqual([{ do: 'take', seat: 0 }, { do: 'start' }]);
  });

  it('offers only seats at the table to an option that names one', () => {
    const seats = { '0': 0, '1': 1, '2': 2, '3': 3 };
    const first = { name: 'first', default: 'lot', allowed: ['lot', ...Object.keys(seats)], seats };
    const timeline = { ...game, options: [first] };
    expect(allowed(first, 3)).toEqual(['lot', '0', '1', '2']);
    const plan = { ...firstPlan(timeline, true, 'casual'), seats: [null, null, null, null] };
    const asked = { ...plan, options: { first: '3' } };
    expect(resized(asked, -1, timeline, null).options).toEqual({ first: 'lot' });
  });

  it('asks for what was chosen', () => {
    const plan = { ...firstPlan(game, true, 'casual'), title: ' Klas 4B ', open: true };
    expect(wished({ ...plan, pace: 'move-30' }, NOOR)).toEqual({
      name: 'Noor',
      face: 'leaf',
      seats: plan.seats,
      settings: {
        game: 'telos',
        options: { powers: false },
        name: 'Klas 4B',
        open: true,
        chat: false,
        practice: false,
        hints: false,
        clock: { move: 30 },
      },
    });
    expect(wished({ ...plan, pace: 'game-600' }, NOOR).settings.clock).toEqual({ game: 600 });
    expect(wished(plan, NOOR).settings.clock).toBeNull();
  });

  it('asks for a deck of its own instead of one of the server', async () => {
    const timeline = {
      ...firstPlan(game, true, 'casual'),
      options: { deck: 'world', first: 'lot' },
    };
    const file = await deckFile(new File([new Uint8Array([0xe9, 10])], 'Ons dorp.v2.csv'));
    expect(file).toEqual({ name: 'Ons dorp.v2', content: '6Qo=' });
    const deck = { name: 'Ons dorp.v2', cards: 40, warnings: [], file };
    const asked = wished({ ...timeline, deck }, NOOR);
    expect(asked.deck).toEqual(file);
    expect(asked.settings.options).toEqual({ first: 'lot' });
    expect(wished(timeline, NOOR).settings.options).toEqual({ deck: 'world', first: 'lot' });
  });

  it('gives more time to the people who get it, and none to bots', () => {
    const plan = { ...firstPlan(game, false, ''), seats: [null, 'casual', null], extra: [0, 2, 1] };
    expect(clockOf({ ...plan, pace: 'move-30' })).toEqual({ move: 30, extra: [0, 0, 30] });
    expect(clockOf({ ...plan, pace: 'game-600' })).toEqual({ game: 600, extra: [0, 0, 300] });
    expect(clockOf({ ...plan, pace: 'none' })).toBeNull();
    expect(clockOf({ ...plan, pace: 'move-30', extra: [0, 2] })).toEqual({ move: 30 });
  });

  it('says how long each seat may think', async () => {
    await speak('en');
    expect(clockWords(null)).toBe('as long as you like');
    expect(clockWords({ game: 600 })).toBe('10 minutes for the whole game');
    expect(extraWords({ game: 600, extra: [0, 300] }, 1)).toBe('5 minutes more');
    expect(extraWords({ move: 30, extra: [30] }, 0)).toBe('30 seconds more');
    expect(extraWords({ move: 30, extra: [30] }, 1)).toBe('');
  });
});
