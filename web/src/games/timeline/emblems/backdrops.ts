// What lies behind an emblem, in a field that is wider: from -36 to 136 and from -7 to 107. What is
// alike and many is one path: a table has many cards.

import { disc, steps, type Drawing } from '../../../ui/drawing';
import { around, box, cut, cuts } from '../../../ui/woodcut';

const all = 'M-36 -7L136 -7L136 107L-36 107Z';

const sea: Drawing = {
  ink: [
    ...cuts([-36, 58, 136, 58], [-36, 58, 136, 58], 1, 1.6),
    steps(0, 5, 1)
      .flatMap((row) =>
        steps(0, 9 - row, 1).map((n) => {
          const wide = 14 + row * 4;
          const [x, y] = [-44 + (row % 2) * 9 + n * (wide + 5), 64 + row * (6 + row * 0.5)];
          return cut([x, y, x + wide, y], 2 + row * 0.4, -2.4);
        }),
      )
      .join(''),
    ...cuts([-30, 6, 10, 6], [-36, 16, 0, 16], 2, 1.4),
    ...cuts([92, 14, 130, 14], [100, 24, 136, 24], 2, 1.4),
  ],
};

const hills: Drawing = {
  ink: ['M-36 56Q-6 30 26 54Q58 26 92 50Q114 34 136 48L136 107L-36 107Z'],
  hole: [
    ...cuts([-34, 60, -12, 44], [-20, 100, 22, 58], 8, 3, -2),
    ...cuts([34, 54, 62, 42], [40, 102, 84, 54], 9, 3, -2),
    ...cuts([96, 54, 114, 44], [100, 102, 134, 56], 8, 3, -2),
  ],
};

const house = (x: number, y: number, wide: number) =>
  `M${x} 107L${x} ${y}L${x + wide / 2} ${y - wide * 0.6}L${x + wide} ${y}L${x + wide} 107Z`;
const city: Drawing = {
  ink: [
    house(-36, 58, 16),
    house(-20, 44, 12),
    'M-9 107L-9 22L-3 6L3 22L3 107Z',
    house(3, 52, 18),
    house(21, 40, 14),
    house(35, 54, 22),
    house(57, 46, 16),
    house(73, 56, 18),
    'M91 107L91 26L105 26L105 107Z',
    'M89 26Q98 6 107 26Z',
    house(105, 50, 14),
    house(119, 60, 18),
  ],
  hole: [
    steps(-32, 130, 9)
      .flatMap((x, n) => [64, 76, 88].map((y) => box(x + (n % 2), y + (n % 3) * 3, 3.4, 5)))
      .join(''),
    ...[28, 40, 52].flatMap((y) => [box(-5, y, 4, 6), box(96, y + 4, 4, 6)]),
  ],
};

const puff = (x: number, y: number, r: number) => [
  `M${x - r * 2} ${y}Q${x - r * 2.2} ${y - r} ${x - r} ${y - r}Q${x - r * 0.6} ${y - r * 2} ${x + r * 0.3} ${y - r * 1.5}Q${x + r * 1.4} ${y - r * 1.8} ${x + r * 1.5} ${y - r * 0.95}Q${x + r * 2.4} ${y - r * 0.7} ${x + r * 2.2} ${y}Z`,
];
const clouds: Drawing = {
  ink: [
    ...cuts([-36, 4, 136, 0], [-36, 98, 136, 102], 13, 1.5),
    ...[
      ...puff(-8, 34, 13),
      ...puff(112, 26, 12),
      ...puff(-14, 86, 12),
      ...puff(110, 80, 14),
      ...puff(46, 12, 11),
    ],
  ],
  hole: [
    ...puff(-8.5, 32.5, 11.5),
    ...puff(111.5, 24.5, 10.5),
    ...puff(-14.5, 84.5, 10.5),
    ...puff(109.5, 78.5, 12.5),
    ...puff(45.5, 10.5, 9.5),
  ].flat(),
  dot: [
    ...cuts([-22, 30, 8, 30], [92, 24, 124, 24], 2, 1.4),
    ...cuts([-28, 83, 2, 83], [90, 76, 124, 76], 2, 1.4),
  ],
};

const sparks = steps(1, 64, 1).map((n) => {
  const part = (by: number) => (n * by) % 1;
  return disc(round(-34 + 168 * part(0.7549)), round(-5 + 92 * part(0.5698)), 0.8 + (n % 4) * 0.4);
});
const crater = (x: number, y: number, r: number) =>
  `M${x - r} ${y}Q${x} ${y - r * 0.95} ${x + r} ${y}Q${x} ${y + r * 0.95} ${x - r} ${y}Z`;
const night: Drawing = {
  ink: [all],
  hole: [...sparks, 'M-36 99Q10 88 52 96Q96 88 136 98L136 107L-36 107Z'],
  dot: cuts([-34, 102, 50, 98], [60, 104, 130, 102], 3, 1.6),
};

/** The ground of another world, with its craters, and no weather above it. */
const space: Drawing = {
  ink: [all],
  hole: [...sparks, 'M-36 86Q50 40 136 86L136 107L-36 107Z'],
  dot: [
    crater(-8, 92, 12),
    crater(22, 77, 9),
    crater(44, 97, 11),
    crater(80, 79, 10),
    crater(106, 95, 13),
    ...cuts([-34, 100, 20, 100], [-34, 104, 24, 104], 2, 1.6),
    ...cuts([58, 88, 84, 88], [62, 104, 96, 104], 2, 1.6),
  ],
};

const ice: Drawing = {
  ink: [
    'M-36 72L-26 40L-16 48L-6 22L8 58L20 50L30 72Z',
    'M70 72L80 44L88 52L100 26L112 50L120 40L136 72Z',
    ...cuts([-36, 76, 60, 76], [-36, 103, 30, 103], 5, 1.8),
    ...cuts([50, 80, 136, 80], [20, 100, 136, 100], 4, 1.8),
    'M32 72L44 62L58 66L66 72Z',
  ],
  hole: ['M-32 70L-25 47L-16 54L-7 31L-4 70Z', 'M74 70L81 51L88 58L99 34L101 70Z'],
  dot: [
    ...cuts([-24, 54, -26, 68], [-8, 40, -8, 68], 4, 1.4),
    ...cuts([82, 58, 80, 68], [97, 44, 96, 68], 4, 1.4),
  ],
};

const desert: Drawing = {
  ink: [
    'M-36 70Q-4 44 28 66Q70 40 136 62L136 107L-36 107Z',
    ...cuts([-36, 10, 20, 10], [-36, 30, -6, 30], 3, 1.4),
    ...cuts([136, 10, 84, 10], [136, 30, 104, 30], 3, 1.4),
  ],
  hole: [
    ...cuts([-36, 76, 26, 70], [-36, 104, 60, 104], 6, 3.4, -2),
    ...cuts([40, 66, 136, 66], [50, 102, 136, 102], 6, 3.4, 2),
  ],
};
const fold = (x: number, way: number) =>
  `M${x} -7L${x + way * 7} -7Q${x + way * 6} 40 ${x + way * 2} 80L${x - way * 3} 80Q${x - way * 1} 40 ${x} -7Z`;
const stage: Drawing = {
  ink: [
    ...[-36, -27, -18, -9, 0].map((x) => fold(x, 1)),
    ...[136, 127, 118, 109, 100].map((x) => fold(x, -1)),
    ...steps(0, 8, 1).map(
      (n) =>
        `M${-40 + n * 22} -7L${-18 + n * 22} -7Q${-20 + n * 22} 10 ${-29 + n * 22} 10Q${-38 + n * 22} 10 ${-40 + n * 22} -7Z`,
    ),
    'M-36 84L136 84L136 107L-36 107Z',
  ],
  hole: [
    ...cuts([-36, 89, 136, 89], [-36, 102, 136, 102], 3, 1.8),
    steps(-24, 130, 22)
      .map((x, n) => cut([x, 84, x - 6 + n * 1.6, 107], 1.4))
      .join(''),
    steps(0, 7, 1)
      .map((n) => cut([-29 + n * 22, -5, -29 + n * 22, 7], 2.4))
      .join(''),
  ],
};

const field: Drawing = {
  ink: [
    steps(-72, 72, 9)
      .map((turn) => {
        const from = 36 / Math.cos((turn * Math.PI) / 180);
        return cut(
          [...around(50, 20, from * 2.6, 180 + turn), ...around(50, 20, from, 180 + turn)],
          7,
        );
      })
      .join(''),
    'M-36 53Q50 47 136 53L136 57Q50 51 -36 57Z',
    ...cuts([-30, 8, 8, 8], [-36, 20, -4, 20], 2, 1.4),
    ...cuts([100, 6, 130, 6], [94, 22, 136, 22], 2, 1.4),
  ],
};

/** A tile of the floor: it widens towards the eye. */
function tile(column: number, row: number): string {
  const at = (c: number, r: number) => `${round(50 + (c - 5) * (16 + r * 3.8))} ${73 + r * 8.5}`;
  return `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`;
}
const room: Drawing = {
  ink: [
    steps(-34, 134, 12)
      .map((x) => cut([x, -7, x, 66], 1.7))
      .join(''),
    box(-36, 66, 172, 4),
    steps(0, 3, 1)
      .flatMap((row) => steps(row % 2, 9, 2).map((column) => tile(column, row)))
      .join(''),
  ],
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const BACKDROPS: Record<string, Drawing> = {
  sea,
  hills,
  city,
  clouds,
  night,
  ice,
  desert,
  stage,
  field,
  room,
  space,
};
