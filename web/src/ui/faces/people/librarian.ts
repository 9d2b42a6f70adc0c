import { disc } from '../../drawing';
import { cuts } from '../../woodcut';
import { BROAD, NECK, SLIM, ears, shade, type Portrait } from '../figure';

const CURLS = [
  [30, 40, 6],
  [29, 31, 7],
  [34, 22, 8],
  [43, 17, 8],
  [53, 16, 8],
  [62, 19, 8],
  [69, 26, 7.5],
  [71, 35, 6.5],
  [70, 42, 5],
  [48, 24, 9],
] as const;

export const librarian: Portrait = {
  mark: 'arch',
  skin: 0,
  back: [
    ['cloth', BROAD],
    ['skin', NECK],
    ['cloth', 'M36 74Q50 84 64 74L67 86Q50 95 33 86Z'],
    ['ink', ...cuts([39, 79, 38, 87], [61, 79, 62, 87], 6, 0.9)],
    ['skin', ears(47), SLIM],
    ['ink', shade([68.4, 49, 59, 68.4])],
    [
      'ink',
      ...[
        [38, 53],
        [41, 55],
        [37, 56],
        [59, 55],
        [62, 53.4],
        [62.4, 56.4],
      ].map(([x = 0, y = 0]) => disc(x, y, 0.7)),
    ],
  ],
  features: {
    eyes: [50, 45],
    apart: 8.2,
    mouth: [50, 62],
    nose: 'M48 44Q46.6 51 43.6 55Q48 58.6 53.6 55.6L53 54.6Q49 56.4 45.8 54.6Q48.4 50 49.4 44.6Z',
    brow: 1.7,
  },
  front: [
    ['ink', ...CURLS.map(([x, y, r]) => disc(x, y, r))],
    [
      'cloth',
      ...[
        [34, 21],
        [44, 15],
        [55, 15],
        [65, 20],
        [30, 31],
        [50, 24],
      ].map(
        ([x = 0, y = 0]) =>
          `M${x - 3.4} ${y + 2}Q${x - 2} ${y - 4} ${x + 3} ${y - 1}Q${x - 1} ${y - 2} ${x - 3.4} ${y + 2}Z`,
      ),
    ],
    ['cloth', 'M65 40L80 33.4L82 37.4L67 44.4Z'],
    ['paper', 'M80 33.4L87 32L82 37.4Z'],
    ['ink', 'M84.6 32.6L87 32L85.4 34Z'],
  ],
};
