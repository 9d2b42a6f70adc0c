import { disc } from '../../drawing';
import { cut, cuts, oval } from '../../woodcut';
import { BROAD, HEAD, NECK, ears, type Portrait } from '../figure';

export const baker: Portrait = {
  mark: 'flower',
  skin: 3,
  back: [
    ['paper', BROAD],
    ['ink', cut([50, 88, 50, 101], 0.8), disc(55.5, 92, 1.3), disc(55.5, 98, 1.3)],
    ['skin', NECK],
    ['cloth', 'M36 76Q50 88 64 76L67 83Q50 97 33 83Z'],
    ['skin', ears(46), HEAD],
    [
      'ink',
      'M31 45Q31 61 38 68.5Q50 78.5 62 68.5Q69 61 69 45Q66.5 55 62 57Q56 53.4 50 55Q44 53.4 38 57Q33.5 55 31 45Z',
    ],
    ['skin', oval(50, 62, 7.8, 4.6)],
  ],
  features: {
    eyes: [50, 45],
    apart: 8.4,
    mouth: [50, 60.5],
    nose: 'M49 46Q45 53 44.6 54.4Q50 58 55.4 54.4L54.4 53.6Q50 56 46.4 53.8Q48.4 51 49 46Z',
    brow: 2,
  },
  front: [
    ['paper', 'M29 31Q17 14 34 11Q40 1 52 5Q66 0 69 12Q83 15 71 31Q50 23 29 31Z'],
    ['paper', 'M29.5 36Q50 27 70.5 36L71 29Q50 20 29 29Z'],
    ['ink', ...cuts([38, 24, 35, 13], [62, 24, 66, 12], 5, 1.2, 1)],
  ],
};
