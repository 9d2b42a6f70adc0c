import { describe, expect, it } from 'vitest';
import { EMPTY, goTo, isWhole, times, typed, wiped, type Sum } from '../src/games/tabulos/sum';

const type = (keys: string, from: Sum = EMPTY): Sum =>
  [...keys].reduce(
    (sum, key) => (key === 'x' ? times(sum) : key === '<' ? wiped(sum) : typed(sum, key)),
    from,
  );
const said = (keys: string): string => {
  const { first, second } = type(keys);
  return `${first} × ${second}`;
};

describe('the number pad', () => {
  it('takes two numbers', () => {
    expect(said('4x9')).toBe('4 × 9');
    expect(isWhole(type('4x9'))).toBe(true);
    expect(isWhole(type('4x'))).toBe(false);
    expect(isWhole(EMPTY)).toBe(false);
  });

  it('goes on to the second number by itself', () => {
    expect(said('39')).toBe('3 × 9');
    expect(isWhole(type('39'))).toBe(true);
  });

  it('takes 10 for one number', () => {
    expect(said('10')).toBe('10 × ');
    expect(said('107')).toBe('10 × 7');
    expect(said('710')).toBe('7 × 10');
  });

  it('takes any number up to 99 where it is said where the first ends: wrong sums are possible', () => {
    expect(said('12x3')).toBe('12 × 3');
    expect(said('12x34')).toBe('12 × 34');
    expect(said('4x999')).toBe('4 × 99');
    expect(said('39x')).toBe('39 × ');
  });

  it('takes no number that begins with nought', () => {
    expect(type('0')).toEqual(EMPTY);
    expect(said('10x01')).toBe('10 × 1');
    expect(said('100')).toBe('10 × ');
  });

  it('stays at the first number until there is one', () => {
    expect(type('x').at).toBe('first');
  });

  it('leaves what is typed alone when the second number is asked for twice', () => {
    expect(said('4x9x')).toBe('4 × 9');
    expect(said('719x')).toBe('7 × 19');
  });

  it('is wiped from the end', () => {
    expect(said('4x9<')).toBe('4 × ');
    expect(type('4x9<<<')).toEqual(EMPTY);
    expect(said('39<8')).toBe('3 × 8');
    expect(said('39<<<49')).toBe('4 × 9');
  });

  it('lets a number be typed once more', () => {
    expect(typed(goTo(type('39'), 'first'), '4').first).toBe('4');
    expect(typed(goTo(type('39'), 'first'), '4').second).toBe('9');
  });
});
