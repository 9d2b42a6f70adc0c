import { describe, expect, it } from 'vitest';
import { leads, made, open, within, type Choice } from '../src/store/choosing';

const choice = (type: string, ...kinds: string[]): Choice => ({ action: { type }, kinds });
const one = choice('one', 'card-7', 'trick');
const two = choice('two', 'card-7', 'card-7', 'trick');
const swap = choice('swap', 'card-7', 'divine');

describe('pointing', () => {
  it('counts things of one kind', () => {
    expect(within(['card-7'], ['card-7', 'trick'])).toBe(true);
    expect(within(['card-7', 'card-7'], ['card-7', 'trick'])).toBe(false);
  });

  it('leaves every choice open that has all that was pointed at', () => {
    expect(open([one, two, swap], ['card-7'])).toEqual([one, two, swap]);
    expect(open([one, two, swap], ['card-7', 'card-7'])).toEqual([two]);
  });

  it('is done when nothing is missing, in any order', () => {
    expect(made([one, two], ['trick', 'card-7'])).toBe(one);
    expect(made([one, two], ['card-7', 'trick', 'card-7'])).toBe(two);
    expect(made([one, two], ['card-7'])).toBeUndefined();
  });

  it('leads on only where a choice is left', () => {
    expect(leads([one, two], ['card-7'], 'card-7')).toBe(true);
    expect(leads([one, two], ['card-7', 'card-7'], 'card-7')).toBe(false);
    expect(leads([one, two], [], 'card-8')).toBe(false);
  });

  it('keeps two gestures apart where one begins with a thing of its own', () => {
    const given = { ...swap, first: 'divine' };
    expect(leads([one, given], [], 'card-7')).toBe(true);
    expect(leads([given], [], 'card-7')).toBe(false);
    expect(leads([given], [], 'divine')).toBe(true);
    expect(leads([one, given], ['card-7'], 'divine')).toBe(false);
    expect(made([one, given], ['divine', 'card-7'])).toBe(given);
  });
});
