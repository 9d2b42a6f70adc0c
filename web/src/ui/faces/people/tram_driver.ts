import { disc } from '../../drawing';
import { BROAD, NECK, shade, type Portrait } from '../figure';

export const tram_driver: Portrait = {
  mark: 'square',
  skin: 1,
  back: [
    [
      'ink',
      'M27 40Q25 15 50 15Q75 15 73 40Q73 56 77 70Q66 76 60 70L40 70Q34 76 23 70Q27 56 27 40Z',
    ],
    ['cloth', BROAD],
    ['skin', NECK],
    ['paper', 'M38 76L50 88L43 96L31 79Z', 'M62 76L50 88L57 96L69 79Z'],
    ['ink', 'M47.6 87L52.4 87L54 101L46 101Z'],
    ['skin', 'M32.5 44Q31.5 23 50 22Q68.5 23 67.5 44Q67 58 60 66Q50 74 40 66Q33 58 32.5 44Z'],
    ['ink', shade([67.6, 52, 59, 67.4], 7)],
  ],
  features: {
    eyes: [50, 47.5],
    apart: 8.6,
    mouth: [50, 62],
    nose: 'M47.4 55.4Q50 58.4 52.6 55.4Q50 56.8 47.4 55.4Z',
    brow: 1.1,
  },
  front: [
    [
      'ink',
      'M31 50Q29 30 36 28L64 28Q71 30 69 50Q66.4 44 66 38Q58 39.5 50 39Q42 39.5 34 38Q33.6 44 31 50Z',
    ],
    ['cloth', 'M23 27Q20 12 36 8Q50 3 64 8Q80 12 77 27Q50 20 23 27Z'],
    ['ink', 'M26 33Q50 23.5 74 33L76.4 26Q50 17 23.6 26Z'],
    ['paper', disc(50, 20.6, 4.2)],
    ['ink', 'M29 33.4Q50 24.5 71 33.4Q66 39 50 38Q34 39 29 33.4Z', disc(50, 20.6, 1.6)],
    ['cloth', 'M36 33.6Q50 29 62 33Q50 31.4 36 33.6Z'],
  ],
};
