import { describe, expect, it } from 'vitest';
import { EMPTY, isWhole, times, typed, wiped, type Sum } from '../src/games/tabulos/sum';

const type = (keys: string, from: Sum = EMPTY): Sum =>
  [...keys].reduce(
    (sum, key) => (key === 'x' ? times(sum) : key === '<' ? wiped(sum) : typed(sum, key)),
    from,
  );

describe('the number pad', () => {
  it('takes two numbers', () => {
    expect(type('4x9')).toEqual({ first: '4', second: '9', at: 'second' });
    expect(isWhole(type('4x9'))).toBe(true);
    expect(isWhole(type('4x'))).toBe(false);
  });

  it('takes numbers up to 99, and goes on to the second by itself', () => {
    expect(type('123')).toEqual({ first: '12', second: '3', at: 'second' });
    expect(type('4x999').second).toBe('99');
  });

  it('takes no number that begins with nought', () => {
    expect(type('0')).toEqual(EMPTY);
    expect(type('10x01').second).toBe('1');
  });

  it('stays at the first number until there is one', () => {
    expect(type('x').at).toBe('first');
  });

  it('is wiped from the end', () => {
    expect(type('4x9<')).toEqual({ first: '4', second: '', at: 'second' });
    expect(type('4x9<<<')).toEqual(EMPTY);
  });
});
