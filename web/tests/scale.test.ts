import { describe, expect, test } from 'vitest';
import { NARROW, posterSize, posterSvg, WIDE, type Entry } from '../src/games/timeline/poster';
import { middleOf, nearest, pointOf, Scale, spanOf } from '../src/games/timeline/scale';

const card = (name: number, date: string, until = '') => ({ name, date, until });

describe('a date as a point in time', () => {
  test('there is no year 0: from 1 BC to AD 1 is one year', () => {
    expect(pointOf('1') - pointOf('-1')).toBe(1);
    expect(pointOf('1000') - pointOf('-1000')).toBe(1999);
  });

  test('a day lies within its year, a year counts as its middle', () => {
    expect(pointOf('1969-07-20')).toBeGreaterThan(pointOf('1969-01-02'));
    expect(pointOf('1969-12-31')).toBeLessThan(1970);
    expect(pointOf('1969')).toBe(1969.5);
  });

  test('an uncertain date is a span, and stands in its middle', () => {
    expect(spanOf(card(1, '-3400', '-3200'))).toEqual([pointOf('-3400'), pointOf('-3200')]);
    expect(middleOf(card(1, '-3400', '-3200'))).toBe(pointOf('-3300'));
  });
});

describe('a scale', () => {
  const scale = new Scale([card(1, '-500'), card(2, '1500'), card(3, '2000')]);

  test('has room for all, and keeps distances', () => {
    expect(scale.at(pointOf('-500'))).toBeGreaterThan(0);
    expect(scale.at(pointOf('2000'))).toBeLessThan(1);
    const apart = (one: string, other: string) => scale.at(pointOf(other)) - scale.at(pointOf(one));
    expect(apart('1500', '2000')).toBeCloseTo(apart('1000', '1500'));
  });

  test('is marked with round years, as few as are asked for, and with AD 1 for 0', () => {
    expect(scale.years(6)).toEqual(['-500', '1', '500', '1000', '1500', '2000']);
    expect(scale.years(3)).toEqual(['1', '1000', '2000']);
  });

  test('of a single card is a few years', () => {
    const [only] = [new Scale([card(1, '1989')])];
    expect(only.years(9)).toEqual(['1989', '1990']);
  });
});

test('who points at a time means the nearest card', () => {
  const cards = [card(1, '-500'), card(2, '1500'), card(3, '2000')];
  expect(nearest(cards, 1700)?.name).toBe(2);
  expect(nearest(cards, -9000)?.name).toBe(1);
  expect(nearest([], 1700)).toBeUndefined();
});

describe('the poster', () => {
  const entry: Entry = {
    date: 'about 3400–3100 BC',
    text: 'Romeo & Juliet <first> meet',
    scene: undefined,
    isPlaced: true,
    from: 0.1,
    to: 0.2,
  };
  const years = [{ words: '500 BC', at: 0.5 }];
  const poster = { title: 'True time', entries: [entry, entry], years, faces: '<style></style>' };
  const svg = posterSvg({ ...poster, sheet: WIDE });

  const wordsOf = (text: string) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    return [...read.querySelectorAll('text')].map(({ textContent }) => textContent);
  };

  test('is a picture of XML, with every word as it is', () => {
    const words = wordsOf(svg);
    expect(words).toContain('Romeo & Juliet <first> meet');
    expect(words.filter((word) => word === 'about 3400–3100 BC')).toHaveLength(2);
    expect(words).toContain('500 BC');
  });

  test('is as high as its events need', () => {
    const { width, height } = posterSize(2, WIDE);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(posterSize(3, WIDE).height).toBeGreaterThan(height);
  });

  test('sets the longest event in lines that fit on a narrow sheet, and loses no word', () => {
    const text = 'The Burj Khalifa, then the tallest tower in the world, opens in Dubai';
    const narrow = posterSvg({ ...poster, entries: [{ ...entry, text }], sheet: NARROW });
    const lines = wordsOf(narrow).slice(-3);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(NARROW.letters);
  });

  test('brings its faces along', () => {
    expect(svg).toContain(poster.faces);
  });
});
