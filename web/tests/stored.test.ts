import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stored } from '../src/net/stored';
import { forgetBest, keepBest } from '../src/store/best';
import { played } from '../src/store/played.svelte';
import { settings } from '../src/store/settings.svelte';
import { forgetTips, noteTip, shownTips } from '../src/store/tips';

beforeEach(() => {
  played.forget();
  forgetTips();
  forgetBest();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

describe.each([
  ['is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ['is switched off', null],
])('a browser whose storage %s', (_, storage) => {
  it('remembers what was chosen and shown until the page is left', () => {
    vi.stubGlobal('localStorage', storage);
    settings.load();
    settings.setName('An');
    noteTip('first');
    played.note('titus');
    expect(settings.name).toBe('An');
    expect(shownTips()).toEqual(['first']);
    expect(played.has('titus')).toBe(true);
    expect(keepBest('titus', 't1', 7).points).toBe(7);
    expect(keepBest('titus', 't2', 5).table).toBe('t1');
  });
});

it('knows what could not be stored, and what stands there is older', () => {
  const stored = new Stored(() => localStorage);
  expect(stored.set('word', 'old')).toBe(true);
  const found = localStorage.getItem('word');
  vi.stubGlobal('localStorage', { getItem: () => found, setItem: refuse });
  expect(stored.set('word', 'new')).toBe(false);
  expect(stored.get('word')).toBe('new');
  expect(stored.outlastsReload('word')).toBe(false);
});
