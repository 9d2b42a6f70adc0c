// What a portrait is made of, and what several of them share.

import { cuts, oval, type Line } from '../woodcut';
import type { Features, Layer } from './features';
import type { Mark } from './marks';

/** How dark the skin is, from 0 to 3. */
type Skin = 0 | 1 | 2 | 3;

export interface Portrait {
  mark: Mark;
  skin: Skin;
  /** What lies behind the face, and the face. */
  back: Layer[];
  features: Features;
  /** What lies over it. */
  front: Layer[];
}

/** Lines of shadow from the edge of a cheek inwards, so far. */
export function shade(edge: Line, count = 8, far = 5.4): string {
  const [x1, y1, x2, y2] = edge;
  return cuts([x1, y1, x1 - far, y1 + 1], [x2, y2, x2 - far, y2 - 2.4], count, 1.5).join('');
}

export const ears = (y: number, far = 19.5): string =>
  oval(50 - far, y, 3.4, 5) + oval(50 + far, y, 3.4, 5);
export const HEAD = 'M31 44Q30 23 50 22Q70 23 69 44Q69 58 62 67Q50 76 38 67Q31 58 31 44Z';
export const SLIM = 'M32 44Q31 22 50 21Q69 22 68 44Q68 57 60 67Q50 75 40 67Q32 57 32 44Z';
export const NECK = 'M41 62L59 62L61 82Q50 90 39 82Z';
export const BROAD = 'M5 102Q8 82 32 77Q50 90 68 77Q92 82 95 102Z';
export const CHEEK = shade([69.6, 50, 61, 68.4]);
