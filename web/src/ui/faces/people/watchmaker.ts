import { disc } from '../../drawing';
import { cut, cuts } from '../../woodcut';
import { BROAD, NECK, SLIM, ears, shade, type Portrait } from '../figure';

export const watchmaker: Portrait = {
  mark: 'round',
  skin: 2,
  back: [
    ['paper', BROAD],
    ['cloth', 'M5 102Q8 82 30 78L46 102Z', 'M95 102Q92 82 70 78L54 102Z'],
    ['skin', NECK],
    ['paper', 'M38 75L50 89L41 95L32 79Z', 'M62 75L50 89L59 95L68 79Z'],
    ['skin', ears(47), SLIM],
    [
      'ink',
      shade([68.4, 50, 59.4, 68]),
      cut([38.6, 54, 36.6, 60], 0.8, 0.6),
      cut([61.4, 54, 63.4, 60], 0.8, -0.6),
    ],
  ],
  features: {
    eyes: [50, 46],
    apart: 8.2,
    mouth: [50, 65.6],
    nose: 'M48 45Q46 52 44 56Q50 60.4 56 56L55 55Q50 57.8 46 55.2Q48.4 51 49.2 45Z',
    brow: 2.3,
  },
  front: [
    ['ink', 'M50 59.4Q43 57.6 38 62.6Q42 63.6 50 62Q58 63.6 62 62.6Q57 57.6 50 59.4Z'],
    [
      'ink',
      'M30.6 46Q26 26 36 18Q48 9 62 15Q75 20 69.4 46Q67 40 66.6 34Q56 33 44 25.6Q38 32 33.4 35Q33 41 30.6 46Z',
    ],
    [
      'paper',
      ...cuts([31.6, 40, 30.6, 28], [34, 35, 34, 25], 3, 1),
      ...cuts([68.6, 40, 70, 29], [67, 34, 67, 26], 3, 1),
    ],
    ['cloth', 'M29.4 33Q50 24 70.6 33L70.4 28.6Q50 20 29.6 28.6Z'],
    ['ink', disc(60, 28, 8.6)],
    ['paper', disc(60, 28, 5.6)],
    ['cloth', disc(60, 28, 3)],
  ],
};
