import { describe, expect, it } from 'vitest';
import { inOrder } from '../src/games/boards';

describe('the boxes on the home page', () => {
  it('stand in our order, and those of other games come last', () => {
    const names = ['whist', 'timeline_together', 'telos', 'titus'];
    const boxes = names.map((game) => ({ games: [{ game }] }));
    const shown = inOrder(boxes).flatMap(({ games }) => games.map(({ game }) => game));
    expect(shown).toEqual(['titus', 'telos', 'timeline_together', 'whist']);
  });
});
