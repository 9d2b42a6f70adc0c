import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/store/words.svelte';
import { side as titus } from '../src/games/titus/side';
import { sit } from './fixtures';

beforeAll(() => speak('en'));

const told = (scene: string, seat: number | null) => {
  const { table } = sit(scene);
  return table.side
    .account(table)
    .filter((line) => line.seat === seat)
    .map(({ text }) => text);
};

/** The end of a scene, as it is told to somebody on a seat. */
const verdict = (scene: string, seat: number | null, winners?: number[]) => {
  const { table } = sit(scene);
  const { outcome } = table.news;
  const seats = seat === null ? [] : [seat];
  const told = outcome && winners ? { ...outcome, winners } : outcome;
  table.news = { ...table.news, seats, eyes: seat, outcome: told };
  return table.side.verdict?.(table);
};

describe('who won is said to who sits there', () => {
  it.each([
    ['titus-end', /^You won by \d+\.$/],
    ['tabulos-end', /^You won: your last card is gone\.$/],
    ['timeline-end', /^You won: all your cards found their place\.$/],
  ])('%s: to the winner', (scene, words) => {
    const winner = sit(scene).table.news.outcome?.winners[0] ?? -1;
    expect(verdict(scene, winner)).toMatch(words);
  });

  it.each(['titus-end', 'tabulos-end', 'timeline-end'])(
    '%s: to the others, and by name',
    (scene) => {
      const { table } = sit(scene);
      const winner = table.news.outcome?.winners[0] ?? -1;
      const other = (winner + 1) % table.view.players;
      expect(verdict(scene, other)).toContain(`${table.name(winner)} won`);
      expect(verdict(scene, null)).toContain(`${table.name(winner)} won`);
      expect(verdict(scene, null)).not.toMatch(/you/i);
    },
  );

  it('Télos: to the one who lost, and to those who won', () => {
    const { table } = sit('telos-end');
    const winners = table.news.outcome?.winners ?? [];
    const loser = table.news.table.seats.findIndex((_, seat) => !winners.includes(seat));
    expect(verdict('telos-end', loser)).toMatch(/^You took the last trick/);
    expect(verdict('telos-end', winners[0] ?? -1)).toMatch(/^You won: Noor took the last trick/);
    expect(verdict('telos-end', null)).toMatch(/^Noor took the last trick.* lost\.$/);
  });

  it('together: what all of them scored', () => {
    expect(verdict('together-end', 0)).toBe('Together: 7 points.');
  });

  it('a victory is shared where the server says so', () => {
    expect(verdict('titus-end', 0, [0, 1])).toBe('You share the victory.');
  });
});

describe('a race', () => {
  it('has cards left as its score, and no number below zero', () => {
    const { table } = sit('timeline-end');
    const scores = table.news.table.seats.map((_, seat) => table.side.score?.(table, seat));
    expect(scores.every((score) => /left$/.test(score ?? ''))).toBe(true);
  });
});

describe('the scores are explained line by line', () => {
  it.each(['titus-end', 'telos-end', 'timeline-end'])(
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

  it('Titus: every point card with its run, and nothing that stands above it already', () => {
    const { table } = sit('titus-end');
    const { runs } = table.view as unknown as { runs: unknown[][] };
    const cards = told('titus-end', 0).filter((line) => line.startsWith('Point card'));
    expect(cards).toHaveLength(runs[0]?.length ?? 0);
    expect(table.side.account(table).every(({ text }) => !text.includes('Place'))).toBe(true);
  });

  it('Titus: runs in the reserve, what decided a tie, and that there was nothing', () => {
    const result = (seat: number, total: number, run_points = 0, on_cards = 0) => ({
      event: { type: 'result', seat, total, run_points, on_cards },
      said: [],
    });
    const results = [result(0, 6, 6), result(1, 0), result(2, 0)];
    const { table } = sit('titus-end');
    const moves = [{ seat: 0, hand: null, at: 0, events: results }];
    const view = { ...table.view, runs: [[], [], []] };
    const lines = titus.account({ view, news: { moves } } as never);
    expect(lines).toEqual([
      { seat: 0, text: 'Runs still in the reserve: 6 points', points: 6 },
      ...[1, 2].map((seat) => ({
        seat,
        text: 'Equal points, so the coins on the point cards count: 0',
      })),
    ]);
    moves[0]?.events.pop();
    expect(titus.account({ view, news: { moves } } as never).at(-1)?.text).toBe('No run at all');
  });

  it('Tabulos: the cards that are left', () => {
    const { table } = sit('tabulos-end');
    const scores = [0, 1, 2, 3].map((seat) => table.side.score?.(table, seat));
    expect(scores).toContain('No cards left');
    expect(scores.filter((score) => /^\d+ cards? left$/.test(score ?? ''))).toHaveLength(3);
  });

  it('Télos: the last trick that cost the game', () => {
    expect(told('telos-end', 0).at(-1)).toBe(
      'You win the last trick with 12: 12 minus points, 37 in all.',
    );
  });

  it('Timeline together: what the cards count for where they lie, the sum, and the rank', () => {
    const { table } = sit('together-end');
    const lines = table.side.account(table);
    const points = lines.flatMap((line) => line.points ?? []);
    expect(lines[0]?.text).toMatch(/^Bottom row: \d+ × 2$/);
    expect(lines[2]?.text).toMatch(/^In front of the players: \d+ × −1$/);
    expect(points.at(-1)).toBe(table.news.outcome?.scores[0]);
    expect(points.slice(0, -1).reduce((sum, each) => sum + each)).toBe(points.at(-1));
    expect(lines.at(-2)?.text).toContain('7 points');
    expect(lines.at(-1)?.text).toContain('0 to 10 points');
  });
});
