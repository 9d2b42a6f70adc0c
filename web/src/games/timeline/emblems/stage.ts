import { both, disc, steps, type Drawing } from '../../../ui/drawing';
import { around, box, cut, cuts } from '../../../ui/woodcut';

const half = 'M50 27C36 24 26 30 26 41C26 48 32 50 32 57C32 63 19 66 19 80C19 93 33 98 50 98Z';
const violin: Drawing = {
  ink: [
    ...both(half),
    'M46 8L54 8L55.5 56L44.5 56Z',
    'M42 9C40 1 49 -4 55 0C60 4 57 10 56 13L44 13Z',
    'M36 13L64 12L64 15L36 16Z',
    'M37 20L65 19L65 22L37 23Z',
  ],
  line: [
    ['M96 4L82 96', 3],
    ['M91 6L77 92', 1.3],
    ['M91 6L96 4M77 92L82 96', 2.4],
  ],
  hole: [
    ...both('M37 56C43 58 41 66 39 71C38 75 40 77 42 75C41 80 34 78 35.5 71C37 66 39 61 37 56Z'),
    ...cuts([24, 82, 28, 64], [31, 92, 33, 80], 3, 2.4, -1),
    ...cuts([31, 44, 38, 34], [33, 51, 40, 40], 2, 2.2),
    ...cuts([73, 74, 74, 86], [76, 76, 76, 82], 1, 1.8),
    box(42, 77, 16, 2.2),
    disc(49, 4, 2),
  ],
  cut: ['M48 15L48 77', 'M52 15L52 77', 'M45 89L55 89'],
};

const trumpet: Drawing = {
  ink: [
    'M98 14C92 28 82 34 66 36L10 42L10 48L66 50C82 50 92 54 98 66Z',
    'M2 36Q6 45 2 54L8 52L10 38Z',
    ...[36, 46, 56].map((x) => box(x, 26, 7, 50)),
    ...[36, 46, 56].map((x) => box(x - 1, 20, 9, 5)),
  ],
  line: [['M24 46C10 48 10 74 26 74L66 74C82 74 82 50 66 48', 5]],
  hole: [
    ...cuts([72, 37, 94, 24], [76, 44, 95, 48], 4, 2.2),
    ...[37.5, 47.5, 57.5].map((x) => cut([x + 0.5, 52, x + 0.5, 71], 1.8)),
    cut([12, 45, 33, 43], 1.5),
  ],
  cut: ['M26 74L64 74'],
};

const whites = steps(8, 82, 12.5);
const piano: Drawing = {
  ink: [
    'M2 50L98 50L98 92L2 92Z',
    'M8 44L92 44L96 52L4 52Z',
    'M28 4L48 9L50 11L52 9L72 4L74 40L52 44L48 44L26 40Z',
    box(6, 91, 10, 7),
    box(84, 91, 10, 7),
  ],
  hole: [
    ...whites.map((x) => `M${x - 1.5} 56L${x + 9.3} 56L${x + 9.3} 85L${x - 1.5} 85Z`),
    'M31 9L48 13L48 40L30 36Z',
    'M69 9L52 13L52 40L70 36Z',
    cut([8, 48, 70, 48], 1.8),
  ],
  dot: [
    ...[0, 1, 3, 4, 5].map((n) => box(whites[n] ? whites[n] + 7 : 0, 55, 6.8, 18)),
    ...cuts([34, 16, 46, 19], [34, 32, 46, 35], 3, 1.2),
    ...cuts([66, 16, 54, 19], [66, 32, 54, 35], 3, 1.2),
    disc(38, 24, 2.2),
    disc(43, 29, 2.2),
    disc(58, 26, 2.2),
    disc(64, 21, 2.2),
  ],
};

const groove = (far: number, turn: number, long: number) =>
  `M${around(46, 54, far, turn).join(' ')}A${far} ${far} 0 0 1 ${around(46, 54, far, turn + long).join(' ')}`;
const record: Drawing = {
  ink: [disc(46, 54, 43), disc(92, 10, 7)],
  line: [['M92 10L88 50L70 70', 3.2]],
  hole: [disc(46, 54, 14)],
  dot: [disc(46, 54, 11), 'M72 64L76 69L68 78L63 73Z'],
  cut: [
    groove(38, 270, 80),
    groove(38, 100, 60),
    groove(32, 285, 60),
    groove(32, 110, 50),
    groove(26, 265, 70),
    groove(26, 95, 60),
    groove(20, 280, 50),
    disc(46, 54, 2),
    groove(7, 200, 120),
  ],
};

const microphone: Drawing = {
  ink: [disc(66, 30, 24), 'M44 34L62 53L24 94C18 98 4 88 6 80Z'],
  line: [
    ['M94 12Q100 24 97 38', 3],
    ['M40 6Q28 14 28 28', 3],
    ['M10 92Q2 98 4 103', 2.6],
  ],
  hole: [...cuts([42, 42, 14, 80], [50, 48, 26, 80], 3, 2.2), 'M43 32L64 53L61 56L40 35Z'],
  cut: [
    'M52 14L82 46',
    'M62 8L89 36',
    'M46 24L72 53',
    'M81 12L50 44',
    'M88 22L60 52',
    'M70 7L44 34',
  ],
};

const face = 'M8 14Q34 22 60 12C64 44 58 70 38 80C16 72 6 46 8 14Z';
const mask: Drawing = {
  ink: ['M44 34Q70 34 94 22C100 54 94 84 74 97C58 92 46 78 42 62Z', face],
  hole: [
    'M15 34Q22 27 30 34Q22 40 15 34Z',
    'M38 33Q46 26 53 32Q46 39 38 33Z',
    'M20 50Q36 58 52 48C52 62 44 70 38 71C28 69 22 60 20 50Z',
    ...cuts([12, 20, 26, 23], [50, 17, 58, 15], 2, 1.6),
    ...cuts([12, 42, 20, 66], [15, 44, 22, 62], 2, 1.8),
    'M71 46Q78 46 86 39Q87 48 79 51Q73 51 71 46Z',
    'M60 83C66 72 78 68 86 72C82 74 74 76 70 82C67 86 62 88 60 83Z',
    ...cuts([92, 54, 88, 74], [90, 46, 84, 62], 1, 1.8),
  ],
  dot: ['M27 58Q37 62 46 56C44 62 40 64 37 64C33 64 29 62 27 58Z'],
  cut: ['M61.5 12C65.5 44 60 70 39 81.5'],
};

/** A dancer's foot on its toes, so far to the right and so high. */
const onToes = (x: number, y: number) => {
  const at = (px: number, py: number) => `${px + x} ${py + y}`;
  return {
    leg: `M${at(21, -4)}L${at(47, -4)}C${at(47, 14)} ${at(41, 28)} ${at(39, 40)}C${at(43, 48)} ${at(47, 60)} ${at(46, 74)}L${at(44, 95)}L${at(36, 95)}L${at(33, 80)}C${at(28, 70)} ${at(25, 62)} ${at(24, 52)}C${at(24, 46)} ${at(28, 44)} ${at(28, 38)}C${at(22, 28)} ${at(16, 12)} ${at(21, -4)}Z`,
    light: [
      ...cuts([24 + x, y, 29 + x, 30 + y], [33 + x, y, 33 + x, 30 + y], 3, 2.4, 1),
      ...cuts([30 + x, 58 + y, 37 + x, 86 + y], [36 + x, 58 + y, 40 + x, 86 + y], 2, 2.2, 1),
    ],
    ribbons: [
      `M${at(25, 32)}L${at(41, 41)}`,
      `M${at(42, 32)}L${at(24, 43)}`,
      `M${at(41, 41)}C${at(36, 51)} ${at(28, 52)} ${at(24, 49)}`,
      `M${at(35, 90)}L${at(45, 90)}`,
    ],
  };
};
const [left, right] = [onToes(0, 2), onToes(30, 2)];
const slipper: Drawing = {
  ink: [left.leg, right.leg],
  line: [['M16 99L92 99', 2]],
  hole: [...left.light, ...right.light],
  cut: [...left.ribbons, ...right.ribbons],
};

export const stage = { violin, trumpet, piano, record, microphone, mask, slipper };
