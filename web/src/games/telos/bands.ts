// The painted bands at the foot of the cards, each in a field of 100 by 8.

import { steps } from '../../ui/drawing';

const EDGES = 'M0 0.6L100 0.6M0 7.4L100 7.4';
const row = (step: number, motif: (x: number) => string) =>
  EDGES +
  steps(0, 100 - step, step)
    .map(motif)
    .join('');

const meander = row(
  10,
  (x) => `M${x} 6L${x} 2L${x + 8} 2L${x + 8} 5L${x + 4} 5L${x + 4} 4M${x} 6L${x + 10} 6`,
);
const waves = row(
  10,
  (x) =>
    `M${x} 6C${x + 2} 1 ${x + 8} 1 ${x + 7} 4C${x + 6} 5 ${x + 5} 4 ${x + 6} 3M${x} 6L${x + 10} 6`,
);
const tongues = row(
  5,
  (x) => `M${x + 0.5} 1L${x + 0.5} 4C${x + 0.5} 7 ${x + 4.5} 7 ${x + 4.5} 4L${x + 4.5} 1`,
);
const zigzag = row(6.25, (x) => `M${x} 6L${x + 3.125} 2L${x + 6.25} 6`);
const beads = row(8, (x) => `M${x + 1.5} 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M${x + 7} 2L${x + 7} 6`);
const leaves = row(10, (x) => `M${x} 4Q${x + 5} 0.5 ${x + 9} 4Q${x + 5} 7.5 ${x} 4`);

export const BANDS = [meander, waves, tongues, zigzag, beads, leaves];
