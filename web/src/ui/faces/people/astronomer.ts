import { disc, steps } from '../../drawing';
import { around, cut, cuts } from '../../woodcut';
import { BROAD, CHEEK, HEAD, NECK, ears, type Portrait } from '../figure';

const CROPPED = [
  [33, 35],
  [32, 28],
  [37, 29],
  [37, 22],
  [43, 25],
  [44, 19],
  [50, 22],
  [51, 16.6],
  [57, 25],
  [58, 19],
  [63, 23],
  [64, 29],
  [68, 27],
  [69, 34],
] as const;

export const astronomer: Portrait = {
  mark: 'diamond',
  skin: 3,
  back: [
    ['cloth', BROAD],
    ['skin', NECK],
    ['cloth', 'M36 73Q50 90 64 73L80 84Q66 102 50 100Q34 102 20 84Z'],
    [
      'paper',
      ...[
        [33, 83],
        [42, 91],
        [58, 91],
        [67, 83],
      ].map(([x = 0, y = 0]) => star(x, y, 3.2)),
    ],
    ['skin', ears(47), HEAD],
    [
      'ink',
      CHEEK,
      ...cuts([42, 33, 58, 33], [43, 36, 57, 36], 2, 0.6),
      cut([40.6, 55, 38.4, 61], 0.8, 0.6),
      cut([59.4, 55, 61.6, 61], 0.8, -0.6),
    ],
  ],
  features: {
    eyes: [50, 46],
    apart: 8.8,
    mouth: [50, 62.5],
    nose: 'M48.6 47Q46 53 44.6 55.4Q50 59 55.4 55.4L54.4 54.6Q50 57 46.4 54.8Q48.4 52 49.2 47Z',
    brow: 1.4,
    white: true,
  },
  front: [
    [
      'paper',
      'M30.6 46Q28 44 28.6 38Q26 34 29 29Q28 23 34 21Q37 15 43 16Q50 11.6 57 16Q63 15 66 21Q72 23 71 29Q74 34 71.4 38Q72 44 69.4 46Q68 37 64.6 33Q50 26.6 35.4 33Q32 37 30.6 46Z',
    ],
    [
      'ink',
      ...CROPPED.map(
        ([x, y]) =>
          `M${x - 2} ${y + 1}Q${x - 1.4} ${y - 2} ${x + 1.6} ${y - 1}Q${x - 0.6} ${y - 0.8} ${x - 2} ${y + 1}Z`,
      ),
    ],
    [
      'ink',
      ring(41.2, 46.4, 7.4, 6.2),
      ring(58.8, 46.4, 7.4, 6.2),
      cut([47.6, 45, 52.4, 45], 1.4, -1),
    ],
    ['paper', star(29.4, 58, 4.4), star(70.6, 58, 4.4)],
  ],
};

function star(x: number, y: number, far: number): string {
  const points = steps(0, 324, 36).map((turn, n) => around(x, y, n % 2 ? far * 0.45 : far, turn));
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

/** A ring: the inner edge goes the other way round, so that what is inside stays free. */
function ring(x: number, y: number, outer: number, inner: number): string {
  return `${disc(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;
}
