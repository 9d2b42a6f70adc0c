import { describe, expect, it } from 'vitest';
import { readRoute, writeRoute } from '../src/store/route.svelte';

describe('the address', () => {
  it('says where one is', () => {
    expect(readRoute('')).toEqual({ at: 'home' });
    expect(readRoute('#/new/telos/one-screen')).toEqual({
      at: 'new',
      game: 'telos',
      way: 'one-screen',
    });
    expect(readRoute('#/book/telos')).toEqual({ at: 'book', game: 'telos' });
    expect(readRoute('#/join/KOEK-42')).toEqual({ at: 'join', code: 'KOEK-42' });
    expect(readRoute('#/open/3f9a')).toEqual({ at: 'open', table: '3f9a' });
    expect(readRoute('#/replay/3f9a/12')).toEqual({ at: 'replay', table: '3f9a', move: 12 });
  });

  it('leads home when it makes no sense', () => {
    expect(readRoute('#/new')).toEqual({ at: 'home' });
    expect(readRoute('#/nowhere/at/all')).toEqual({ at: 'home' });
  });

  it('is read as it was written', () => {
    expect(readRoute(writeRoute('join', 'a/b c'))).toEqual({ at: 'join', code: 'a/b c' });
  });
});
