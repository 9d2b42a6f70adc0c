import { describe, expect, it } from 'vitest';
import { named, type Lying } from '../src/store/identity';

const at = (place: string, ...kinds: string[]): Lying[] => kinds.map((kind) => ({ place, kind }));

describe('the names of cards that are alike', () => {
  it('differ, also for equal cards', () => {
    const cards = named([], at('hand', '7', '7', '9'));
    expect(new Set(cards.map((card) => card.name)).size).toBe(3);
  });

  it('stay with what stays', () => {
    const before = named([], at('hand', '7', '9'));
    expect(named(before, at('hand', '7', '9'))).toEqual(before);
  });

  it('go along with a card that is played', () => {
    const before = named([], at('hand', '7', '9'));
    const after = named(before, [...at('hand', '7'), ...at('laid-0', '9')]);
    expect(after[1]?.name).toBe(before[1]?.name);
    expect(after[0]?.name).toBe(before[0]?.name);
  });

  it('keep to the hand when one of two equal cards is played', () => {
    const before = named([], at('hand', '7', '7'));
    const after = named(before, [...at('laid-0', '7'), ...at('hand', '7')]);
    expect(after.map((card) => card.name).sort()).toEqual(before.map((card) => card.name).sort());
    expect(after[1]?.name).toBe(before[0]?.name);
  });

  it('are fresh for cards nobody saw before', () => {
    const before = named([], at('hand', '7'));
    const after = named(before, [...at('hand', '7'), ...at('laid-1', '12')]);
    expect(before.map((card) => card.name)).not.toContain(after[1]?.name);
  });

  it('are not those of cards elsewhere where what lies there is fresh', () => {
    const before = named([], at('trick-1', '7'));
    const dealt = at('hand-2', '7').map((card) => ({ ...card, fresh: true }));
    expect(named(before, dealt)[0]?.name).not.toBe(before[0]?.name);
  });
});
