import { beforeAll, describe, expect, it } from 'vitest';
import { optionWords } from '../src/pages/options';
import { catalogue } from '../src/store/catalogue.svelte';
import { speak } from '../src/store/words.svelte';
import './fixtures';

beforeAll(() => speak('en'));

const words = (name: string, chosen: Record<string, boolean | string | number>) => {
  const game = catalogue.game(name);
  return game ? optionWords(game, chosen, (seat) => `Player ${seat + 1}`) : [];
};

describe('how a game is played', () => {
  it('is said where something is on', () => {
    expect(words('telos', { powers: true, divine_trick: false })).toEqual(['Powers of Zeus']);
  });

  it('is said where something is not as usual', () => {
    expect(words('titus', { fewest: 'points' })).toEqual([
      'What counts as fewest: points on the cards',
    ]);
    expect(words('tabulos', { pips: false })).toEqual(['Tables on the cards: no']);
  });

  it('always says which deck, and who begins by name', () => {
    const [deck, first] = words('timeline', { deck: 'arts', first: '1' });
    expect(deck).toMatch(/^Deck: /);
    expect(first).toBe('Who begins: Player 2');
  });

  it('says nothing where all is usual', () => {
    expect(words('telos', {})).toEqual([]);
  });
});
