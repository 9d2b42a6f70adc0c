/** What stands on a box. The rules themselves are the server's. */
export interface BoxFacts {
  box: string;
  /** The games in it; Timeline has two. */
  games: string[];
  players: [number, number];
  minutes: [number, number];
  age: number;
}

export const BOXES: BoxFacts[] = [
  { box: 'titus', games: ['titus'], players: [2, 4], minutes: [20, 30], age: 10 },
  { box: 'tabulos', games: ['tabulos'], players: [2, 6], minutes: [15, 25], age: 8 },
  { box: 'telos', games: ['telos'], players: [3, 6], minutes: [30, 45], age: 10 },
  {
    box: 'timeline',
    games: ['timeline', 'timeline_together'],
    players: [1, 8],
    minutes: [15, 30],
    age: 10,
  },
];
