import { beforeEach, expect, it } from 'vitest';
import { played } from '../src/store/played.svelte';

beforeEach(() => {
  played.forget();
});

it('remembers on this device which games were played', () => {
  played.note('titus');
  played.note('titus');
  expect(played.has('titus')).toBe(true);
  expect(played.has('telos')).toBe(false);
  expect(localStorage.getItem('speeltafel-played')).toBe('["titus"]');
});

it('forgets them with everything else', () => {
  played.note('titus');
  played.forget();
  expect(played.has('titus')).toBe(false);
  expect(localStorage.getItem('speeltafel-played')).toBeNull();
});
