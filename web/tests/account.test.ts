import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/store/words.svelte';
import { sit } from './fixtures';

beforeAll(() => speak('en'));

const told = (scene: string, seat: number | null) => {
  const { table } = sit(scene);
  return table.side
    .account(table)
    .filter((line) => line.seat === seat)
    .map(({ text }) => text);
};

describe('the scores are explained line by line', () => {
  it.each(['titus-end', 'tabulos-end', 'telos-end', 'timeline-end'])(
    '%s: whoever lost or won knows why',
    (scene) => {
      const { table } = sit(scene);
      const lines = table.side.account(table);
      const last = table.news.outcome?.scores.findIndex(
        (score) => score === Math.min(...(table.news.outcome?.scores ?? [])),
      );
      expect(lines.some(({ seat }) => seat === last)).toBe(true);
      expect(lines.every(({ text }) => text.trim() !== '')).toBe(true);
    },
  );

  it('Titus: every point card with its run, and the sum', () => {
    const { table } = sit('titus-end');
    const runs = (table.view as unknown as { runs: unknown[][] }).runs[0] ?? [];
    expect(told('titus-end', 0)).toHaveLength(runs.length + 1);
    expect(told('titus-end', 0).at(-1)).toContain('points');
  });

  it('Tabulos: the cards that are left', () => {
    expect(told('tabulos-mistake', 0)[0]).toMatch(/cards left$/);
  });

  it('Télos: the last trick that cost the game', () => {
    expect(told('telos-end', 0).at(-1)).toBe(
      'Noor wins the last trick with 12: 12 minus points, 37 in all.',
    );
  });

  it('Timeline together: where the cards lie, by which rule they count, and the rank', () => {
    const lines = told('together-end', null);
    expect(lines[0]).toMatch(/^Bottom row: \d+$/);
    expect(lines.at(-1)).toContain('9 points');
    expect(lines).toHaveLength(7);
  });
});
