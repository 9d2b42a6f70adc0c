import { disc, leaf, steps, type Drawing } from '../../../ui/drawing';
import { around, box, cut, cuts, oval } from '../../../ui/woodcut';

const telescope: Drawing = {
  ink: [
    'M78 2L98 24L84 37L64 15Z',
    'M62 20L80 39L50 64L36 49Z',
    'M34 53L47 67L24 86L12 73Z',
    'M10 75L22 88L17 93L5 80Z',
    'M52 58L59 58L72 98L64 98Z',
    'M46 60L53 62L46 98L38 98Z',
    disc(52, 58, 7),
  ],
  hole: [
    ...cuts([66, 24, 42, 46], [72, 30, 54, 46], 3, 2.2),
    ...cuts([76, 8, 70, 13], [86, 16, 76, 25], 3, 2),
    ...cuts([32, 58, 18, 71], [38, 63, 28, 72], 2, 1.8),
    disc(52, 58, 2.6),
    cut([56, 68, 66, 94], 1.5),
  ],
};

const comet: Drawing = {
  ink: [
    'M30 56C48 36 70 18 98 4C82 24 78 30 72 40C80 36 88 34 96 34C80 44 72 54 64 64C70 63 76 62 82 64C68 70 62 76 56 84C46 96 24 97 13 84C5 73 16 66 30 56Z',
  ],
  hole: [
    disc(30, 74, 14),
    ...cuts([48, 54, 84, 18], [54, 66, 84, 41], 3, 2.6, -1),
    ...cuts([52, 74, 70, 67], [50, 70, 66, 60], 2, 2),
  ],
  dot: [disc(30, 74, 10.5)],
  cut: ['M24 72Q27 67 32 67', 'M25 78Q28 82 34 80'],
};

const planet: Drawing = {
  ink: [
    disc(50, 50, 29),
    'M14 78C-8 76 4 56 22 44L26 51C14 59 10 66 20 68C38 70 82 46 84 34C84 28 74 30 66 33L62 27C84 18 102 18 96 34C88 56 42 80 14 78Z',
  ],
  hole: [
    'M22 62C38 62 68 47 77 36L79 41C68 53 40 67 25 68Z',
    ...cuts([26, 36, 62, 28], [23, 50, 60, 40], 4, 2.4, -2),
    ...cuts([36, 72, 62, 66], [44, 76, 66, 70], 2, 2, 1),
    ...cuts([8, 70, 18, 73], [88, 26, 92, 32], 1, 1.6),
  ],
  line: [
    ['M86 74L86 74', 6],
    ['M12 20L12 20', 5],
    ['M30 8L30 8', 3.4],
  ],
};

const clock: Drawing = {
  ink: ['M6 14L16 4L84 4L94 14L94 86L84 96L16 96L6 86Z'],
  hole: [
    'M50 13a37 37 0 1 0 .1 0Z',
    ...[
      'M11 15L17 9L23 9L11 21Z',
      'M89 15L83 9L77 9L89 21Z',
      'M11 85L17 91L23 91L11 79Z',
      'M89 85L83 91L77 91L89 79Z',
    ],
  ],
  dot: [
    ...steps(0, 330, 30).map((turn) => {
      const [x, y] = around(50, 50, 35, turn);
      const big = turn % 90 === 0;
      return leaf(x, y, big ? 12 : 8, big ? 6 : 4, turn + 180);
    }),
    leaf(50, 50, 27, 6, 62),
    leaf(50, 50, 20, 8, -52),
    leaf(50, 50, 9, 6, 128),
    disc(50, 50, 4.5),
  ],
  cut: [disc(50, 50, 1)],
};

const calendar: Drawing = {
  ink: ['M8 10L92 8L92 80L76 96L8 96Z', disc(50, 5, 4.5)],
  hole: ['M13 32L87 32L87 76L72 91L13 91Z', ...cuts([14, 17, 60, 16], [14, 26, 54, 26], 3, 2)],
  dot: [
    ...[38, 51, 64, 77].flatMap((y) =>
      [19, 32.5, 46, 59.5, 73].map((x) => (y > 70 && x > 60 ? '' : box(x, y, 8.5, 8))),
    ),
    'M72 91L74 78L87 76Z',
  ].filter(Boolean),
  cut: ['M48 53L53 57', 'M53 52.5L48 57.5'],
};

const rows = [22, 38, 54, 70];
const counts = [3, 5, 2, 6];
const abacus: Drawing = {
  ink: ['M4 6L96 6L96 94L4 94Z'],
  hole: [
    'M12 14L88 14L88 86L12 86Z',
    cut([8, 10, 70, 10], 2),
    cut([8, 14, 8, 80], 2),
    cut([14, 90, 80, 90], 1.6),
  ],
  dot: rows.flatMap((y, n) => [
    box(12, y + 1, 76, 2),
    ...steps(0, (counts[n] ?? 0) - 1, 1).map((i) => oval(18.5 + i * 8.6, y + 2, 4.2, 7)),
    ...steps(0, 6 - (counts[n] ?? 0), 1).map((i) => oval(81.5 - i * 8.6, y + 2, 4.2, 7)),
  ]),
  cut: rows.flatMap((y) => [`M17 ${y - 1}L17 ${y + 2}`]),
};

const spectacles: Drawing = {
  ink: [disc(26, 58, 24), disc(74, 58, 24), 'M42 48Q50 40 58 48L56 54Q50 48 44 54Z'],
  line: [
    ['M4 50C4 34 12 26 24 24', 3.6],
    ['M96 50C96 34 88 26 76 24', 3.6],
  ],
  hole: [disc(26, 58, 18.5), disc(74, 58, 18.5)],
  dot: [
    ...cuts([16, 62, 28, 46], [22, 68, 36, 50], 3, 2),
    ...cuts([64, 62, 76, 46], [70, 68, 84, 50], 3, 2),
  ],
  cut: ['M6 51Q8 43 15 39', 'M54.5 50Q56 44 62 40'],
};

const wanderer = (far: number, turn: number, r: number) => disc(...around(50, 50, far, turn), r);
const orbits: Drawing = {
  ink: [
    disc(50, 50, 10.5),
    wanderer(22, 300, 4.6),
    wanderer(34, 75, 6),
    wanderer(46, 205, 7.4),
    wanderer(46, 20, 5),
  ],
  line: [
    [disc(50, 50, 22), 2],
    [disc(50, 50, 34), 2.2],
    [disc(50, 50, 46), 2.4],
  ],
  hole: [
    cut([44, 48, 52, 43], 2.4, -1.5),
    cut([27, 89, 33, 86], 2, -1),
    cut([80, 40, 84, 38], 1.6, -1),
  ],
  cut: [
    wanderer(46, 205, 9.2),
    wanderer(34, 75, 7.8),
    wanderer(22, 300, 6.2),
    wanderer(46, 20, 6.6),
  ],
};

const magnifier: Drawing = {
  ink: [disc(40, 40, 37), 'M60 70L70 60L97 85Q103 93 97 99Q91 103 84 97Z'],
  hole: [disc(40, 40, 28), ...cuts([70, 68, 90, 88], [67, 71, 84, 88], 2, 2.2)],
  dot: [
    ...cuts([20, 44, 38, 18], [26, 50, 46, 22], 2, 2.6, -2),
    ...cuts([46, 60, 60, 44], [46, 60, 60, 44], 1, 2, 2),
  ],
  cut: [disc(40, 40, 33), 'M60 69L69 60'],
};

export const measure = {
  ...{ telescope, comet, planet, clock, calendar },
  ...{ abacus, spectacles, orbits, magnifier },
};
