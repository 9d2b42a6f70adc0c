import { disc, leaf, steps, type Drawing } from '../../../ui/drawing';
import { around, box, cut, cuts } from './woodcut';

const anchor: Drawing = {
  ink: [
    'M45 26L55 26L57 82L43 82Z',
    box(28, 30, 44, 8),
    'M4 58L26 60L20 66C26 78 36 84 50 84C64 84 74 78 80 66L74 60L96 58L92 80L86 74C78 88 66 95 50 98C34 95 22 88 14 74L8 80Z',
    disc(28, 34, 5.5),
    disc(72, 34, 5.5),
  ],
  line: [[disc(50, 14, 9), 6]],
  hole: [
    ...cuts([47.5, 42, 47, 80], [50.5, 42, 50.5, 72], 2, 1.9),
    cut([31, 33, 62, 33], 1.8),
    cut([13, 66, 46, 91], 2.4, -7),
    cut([54, 90, 84, 72], 1.8, -5),
  ],
};

const handle = (turn: number) => {
  const [x, y] = around(50, 50, 34, turn);
  return leaf(x, y, 17, 6, turn);
};
const helm: Drawing = {
  ink: [disc(50, 50, 36), ...steps(0, 315, 45).map(handle)],
  hole: [disc(50, 50, 24)],
  dot: [...steps(0, 315, 45).map((turn) => leaf(50, 50, 27, 5.5, turn)), disc(50, 50, 11)],
  line: [],
  cut: [
    disc(50, 50, 30),
    disc(50, 50, 6),
    ...steps(22, 337, 45).map((turn) => {
      const [a, b] = around(50, 50, 24, turn);
      const [c, d] = around(50, 50, 29, turn);
      return `M${a} ${b}L${c} ${d}`;
    }),
  ],
};

const compass: Drawing = {
  ink: [disc(50, 56, 41), box(45, 8, 10, 10)],
  line: [[disc(50, 7, 6), 3.4]],
  hole: ['M50 21a35 35 0 1 0 .1 0Z'],
  dot: [
    ...steps(0, 330, 30).map((turn) => {
      const [x, y] = around(50, 56, 33, turn);
      return leaf(x, y, turn % 90 === 0 ? 10 : 6, turn % 90 === 0 ? 4 : 2.6, turn + 180);
    }),
    'M72 32L55.5 61.5L44.5 50.5Z',
    'M28 80L44.5 50.5L55.5 61.5Z',
  ],
  cut: ['M31 76.5L52.5 60L46.5 53.5Z', 'M34 73L50 57', disc(50, 56, 3)],
};

const globe: Drawing = {
  ink: [disc(48, 42, 33), 'M40 84L56 84L60 92L76 98L20 98L36 92Z'],
  line: [
    ['M66 6C94 16 98 58 70 76C56 85 40 84 26 78', 4],
    ['M70 4L64 10', 4],
  ],
  hole: [
    'M24 26C32 18 40 20 44 26C42 32 36 32 36 38C30 40 28 46 22 44Q18 34 24 26Z',
    'M54 16C62 16 72 24 76 34C70 38 66 34 62 34C56 34 52 28 54 16Z',
    'M50 44C58 40 66 46 64 54C62 62 56 70 50 66C48 58 44 52 50 44Z',
    'M26 56C32 56 36 60 34 66C30 66 26 62 26 56Z',
    ...cuts([28, 94, 60, 94], [40, 88, 54, 88], 2, 1.5),
  ],
  dot: [
    ...cuts([26, 30, 38, 26], [24, 38, 34, 34], 3, 1.4),
    ...cuts([52, 50, 62, 50], [52, 60, 58, 60], 3, 1.4),
    ...cuts([58, 22, 66, 24], [60, 28, 70, 30], 2, 1.3),
  ],
};

const map: Drawing = {
  ink: ['M4 18L34 8L66 20L96 10L96 82L66 92L34 80L4 90Z'],
  hole: [
    'M8 21.5L33 13L33 76.5L8 85Z',
    'M36 13L64 23.5L64 87L36 76.5Z',
    'M67 23.5L92 15.5L92 79L67 87Z',
  ],
  dot: [
    'M8 34C16 30 22 38 20 46C18 52 12 50 8 56Z',
    'M92 60C86 58 80 64 82 70C84 76 88 76 92 78Z',
    'M45 30C52 30 58 36 56 42C52 46 46 44 44 38Z',
    ...steps(0, 5, 1).map((n) => disc(16 + n * 11, 68 - Math.sin(n * 1.1) * 9, 1.9)),
    'M70 34L74 30L79 35L84 30L88 34L83 39L88 44L84 48L79 43L74 48L70 44L75 39Z',
    ...cuts([10, 61, 22, 57], [10, 66, 17, 64], 2, 1.3),
    ...cuts([39, 24, 48, 27], [39, 52, 50, 56], 3, 1.3),
  ],
};

const lifebuoy: Drawing = {
  ink: [disc(50, 50, 42)],
  line: [
    ['M20 12C4 22 4 34 8 44', 2],
    ['M80 12C96 22 96 34 92 44', 2],
    ['M20 88C4 78 4 66 8 56', 2],
    ['M80 88C96 78 96 66 92 56', 2],
  ],
  hole: [
    disc(50, 50, 19),
    ...[45, 135, 225, 315].map((turn) => {
      const at = (far: number, by: number) => around(50, 50, far, turn + by).join(' ');
      return `M${at(18, -26)}L${at(39, -15)}Q${at(40, 0)} ${at(39, 15)}L${at(18, 26)}Z`;
    }),
    ...cuts([46, 12, 46, 28], [54, 14, 54, 26], 3, 1.8),
    ...cuts([11, 46, 27, 46], [13, 54, 26, 54], 3, 1.8),
  ],
  dot: [
    ...[45, 135, 225, 315].flatMap((turn) => {
      const [x, y] = around(50, 50, 35, turn - 9);
      const [u, v] = around(50, 50, 23, turn - 9);
      const [a, b] = around(50, 50, 33, turn + 4);
      const [c, d] = around(50, 50, 25, turn + 4);
      return [cut([x, y, u, v], 1.5), cut([a, b, c, d], 1.3)];
    }),
  ],
};

const mountain: Drawing = {
  ink: ['M-2 95L22 50L30 56L56 8L74 42L80 38L102 95Z'],
  hole: [
    'M56 14L45 34L50 32L52 40L57 33L61 42L65 36L67 38Z',
    'M22 56L14 71L19 68L22 74L27 66L29 62Z',
    ...cuts([44, 40, 24, 88], [56, 46, 52, 86], 5, 2.4, -1),
    ...cuts([14, 76, 5, 92], [22, 78, 16, 92], 3, 1.8),
    ...cuts([80, 46, 84, 62], [86, 58, 92, 80], 3, 1.7),
  ],
};

const sole = (x: number, y: number, way: number) => {
  const at = (dx: number, dy: number) => `${x + way * dx} ${y + dy}`;
  return [
    `M${at(-4, 1)}C${at(8, -2)} ${at(15, 8)} ${at(12, 20)}C${at(9, 28)} ${at(8, 34)} ${at(8, 40)}C${at(7, 51)} ${at(-8, 51)} ${at(-9, 40)}C${at(-9, 32)} ${at(-12, 26)} ${at(-14, 18)}C${at(-16, 8)} ${at(-12, 2)} ${at(-4, 1)}Z`,
    disc(x - way * 11, y - 6, 5.6),
    disc(x - way * 1.5, y - 7.5, 4.2),
    disc(x + way * 6, y - 5, 3.7),
    disc(x + way * 12, y - 0.5, 3.3),
    disc(x + way * 16, y + 6, 2.9),
  ];
};
const footprints: Drawing = {
  ink: [...sole(27, 50, -1), ...sole(73, 14, 1)],
  hole: [
    ...cuts([19, 62, 35, 60], [22, 70, 35, 69], 2, 2.2),
    ...cuts([24, 88, 35, 88], [25, 93, 34, 93], 2, 1.8),
    ...cuts([65, 26, 81, 24], [66, 34, 79, 33], 2, 2.2),
    ...cuts([65, 52, 76, 52], [66, 57, 75, 57], 2, 1.8),
  ],
};

export const voyage = { anchor, helm, compass, globe, map, lifebuoy, mountain, footprints };
