import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Captions } from '../src/table/captions.svelte';
import { held, isAbout } from '../src/table/scene';

const words = (captions: Captions): string[] => captions.shown.map((one) => one.words);

describe('captions at the table', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('go when they could be read', () => {
    const captions = new Captions();
    captions.show([{ at: 'seat-1', words: 'Ada plays 12.' }], 1);
    expect(words(captions)).toEqual(['Ada plays 12.']);
    vi.advanceTimersByTime(2_000);
    expect(words(captions)).toEqual([]);
  });

  it('are held for at least a second and a half where they concern the reader', () => {
    expect(held({ at: '', words: '!', mine: true }, 0.6)).toBe(1_500);
    expect(held({ at: '', words: 'x'.repeat(60), mine: true }, 1)).toBeGreaterThan(3_000);
  });

  it('are replaced by what happens next at their place, unless they concern the reader', () => {
    const captions = new Captions();
    captions.show([{ at: 'seat-1', words: 'one' }], 1);
    captions.show([{ at: 'seat-1', words: 'two', mine: true }], 1);
    captions.show([{ at: 'seat-1', words: 'three' }], 1);
    expect(words(captions)).toEqual(['two', 'three']);
  });

  it('stay after a mistake until the reader taps', () => {
    const captions = new Captions();
    captions.show([{ at: 'seat-0', words: '36 is not in the table of 5.', stays: true }], 1);
    vi.advanceTimersByTime(60_000);
    expect(words(captions)).toHaveLength(1);
    captions.hurry();
    expect(words(captions)).toEqual([]);
  });

  it('are not hurried away by a tap that came before they could be seen', () => {
    const captions = new Captions();
    captions.show([{ at: 'seat-0', words: 'Caught.', mine: true }], 1);
    vi.advanceTimersByTime(100);
    captions.hurry();
    expect(words(captions)).toEqual(['Caught.']);
  });

  it('that were to come later come at once when somebody hurries', () => {
    const captions = new Captions();
    captions.show([{ at: 'middle', words: '1543, right.', after: 1_200 }], 1);
    captions.hurry();
    expect(words(captions)).toEqual(['1543, right.']);
    vi.advanceTimersByTime(1_200);
    expect(words(captions)).toEqual(['1543, right.']);
  });

  it('may come later, and not at all once the table has jumped', () => {
    const captions = new Captions();
    captions.show([{ at: 'middle', words: '1543', after: 500 }], 1);
    expect(words(captions)).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(words(captions)).toEqual(['1543']);
    captions.show([{ at: 'middle', words: 'wrong', after: 500 }], 1);
    captions.clear();
    vi.advanceTimersByTime(5_000);
    expect(words(captions)).toEqual([]);
  });

  it('never stand in more than three lines at one place', () => {
    const captions = new Captions();
    const lines = ['a', 'b', 'c', 'd'].map((line) => ({ at: 'seat-2', words: line }));
    captions.show(lines, 1);
    expect(words(captions)).toEqual(['b', 'c', 'd']);
  });

  it('are fewer where they are long; the one that concerns the reader stays', () => {
    const captions = new Captions();
    const long = (letter: string, mine = false) => ({
      at: 'line',
      words: letter.repeat(110),
      mine,
    });
    captions.show([long('a', true), long('b'), long('c')], 1);
    expect(words(captions).map((line) => line[0])).toEqual(['a', 'c']);
  });
});

describe('an event', () => {
  const robbed = { event: { type: 'robs', seat: 1, other: 0, side: 0 }, said: [] };
  const types = { seat: 'seat', other: 'seat', side: 'number' };

  it('is about the seats that it names', () => {
    expect(isAbout({ ...robbed, types }, 0)).toBe(true);
    expect(isAbout({ ...robbed, types }, 1)).toBe(true);
    expect(isAbout({ ...robbed, types }, 2)).toBe(false);
  });

  it('is about nobody by a number that is no seat', () => {
    const shows = { type: 'shows', side: 0 };
    expect(isAbout({ event: shows, types, said: [] }, 0)).toBe(false);
  });
});
