import { disc, steps, type Drawing } from '../../../ui/drawing';
import { around, box, cut, cuts, oval } from '../../../ui/woodcut';

const arch = (x: number, top: number, wide: number, low: number) =>
  `M${x} ${low}L${x} ${top + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + wide / 2}L${x + wide} ${low}Z`;

const aqueduct: Drawing = {
  ink: [box(-4, 10, 108, 12), box(-2, 22, 104, 20), box(-4, 42, 108, 6), box(-2, 48, 104, 48)],
  hole: [
    ...steps(0, 5, 1).map((n) => arch(4 + n * 16, 26, 11, 42)),
    arch(6, 54, 22, 97),
    arch(39, 54, 22, 97),
    arch(72, 54, 22, 97),
    ...cuts([0, 14, 50, 14], [0, 18.5, 40, 18.5], 2, 1.6),
    ...cuts([30, 62, 37, 62], [30, 92, 37, 92], 4, 1.5),
    ...cuts([63, 62, 70, 62], [63, 92, 70, 92], 4, 1.5),
    ...cuts([0, 62, 4, 62], [0, 92, 4, 92], 4, 1.4),
    cut([2, 45, 70, 45], 1.6),
  ],
  cut: ['M-4 22.5L104 22.5', 'M-4 49L104 49'],
};

const lighthouse: Drawing = {
  ink: [
    'M39 34L61 34L68 88L32 88Z',
    box(34, 29, 32, 6),
    box(40, 15, 20, 14),
    'M37 16Q50 0 63 16Z',
    'M12 97Q22 84 36 86L68 86Q82 86 92 97Z',
  ],
  line: [
    ['M32 22L6 12', 3],
    ['M32 25L4 25', 2.4],
    ['M68 22L94 12', 3],
    ['M68 25L96 25', 2.4],
  ],
  hole: [
    'M38 47L62.5 47L64 60L36.5 60Z',
    'M35 71L65.5 71L67 83L33.5 83Z',
    box(43, 18, 6, 10),
    box(51, 18, 6, 10),
    ...cuts([41, 37, 52, 37], [41, 43, 50, 43], 2, 1.7),
    ...cuts([37, 63, 50, 63], [36, 68, 49, 68], 2, 1.7),
    ...cuts([22, 92, 50, 91], [36, 95, 70, 95], 2, 1.6),
  ],
  dot: [
    ...cuts([62, 50, 50, 50], [62, 57, 52, 57], 3, 1.5),
    ...cuts([65, 74, 52, 74], [66, 80, 54, 80], 3, 1.5),
  ],
};

const sail = (turn: number) => {
  const at = (far: number, aside: number) =>
    around(...around(50, 34, far, turn), aside, turn + 90).join(' ');
  return {
    arm: `M${at(0, 0)}L${at(42, 0)}`,
    cloth: `M${at(13, 1)}L${at(42, 1)}L${at(42, 11)}L${at(13, 11)}Z`,
    bars: [20, 27, 34].map((f) => `M${at(f, 2)}L${at(f, 10)}`).concat(`M${at(15, 6)}L${at(41, 6)}`),
  };
};
const sails = [40, 130, 220, 310].map(sail);
const windmill: Drawing = {
  ink: [
    'M38 36L62 36L72 96L28 96Z',
    'M35 38Q50 14 65 38Z',
    ...sails.map(({ cloth }) => cloth),
    box(20, 94, 60, 4),
  ],
  line: sails.map(({ arm }): [string, number] => [arm, 3.2]),
  hole: [
    'M44 96L44 82Q50 74 56 82L56 96Z',
    ...cuts([38, 56, 33, 90], [44, 60, 41, 76], 3, 2),
    box(53, 62, 6, 7),
  ],
  cut: sails.flatMap(({ bars }) => bars).concat(disc(50, 34, 3)),
};

const stones: Drawing = {
  ink: [
    'M8 36L24 34L27 95L5 95Z',
    'M34 37L49 34L51 95L32 96Z',
    'M3 20L52 15L55 31L4 37Z',
    'M60 44L73 42L76 95L58 95Z',
    'M82 40L95 44L97 95L80 96Z',
    'M57 30L97 27L99 40L57 44Z',
    'M0 94Q50 90 100 94L100 98L0 98Z',
  ],
  hole: [
    ...cuts([9, 42, 9, 88], [16, 44, 17, 70], 3, 2),
    ...cuts([36, 42, 35, 88], [42, 44, 42, 70], 3, 2),
    ...cuts([7, 24, 36, 21], [7, 32, 28, 30], 3, 1.8),
    ...cuts([62, 50, 61, 88], [67, 50, 67, 72], 2, 1.8),
    ...cuts([84, 48, 83, 88], [89, 52, 88, 74], 2, 1.8),
    ...cuts([61, 34, 84, 32], [61, 39, 78, 38], 2, 1.6),
  ],
};

const bust: Drawing = {
  ink: [
    'M36 12C44 2 62 2 70 13C77 22 76 34 72 42C70 50 68 54 69 60C82 64 90 72 92 82L14 82C16 72 26 66 40 62L42 55C36 57 30 56 29 50L30 45L27 42L29 39L24 35L31 25C31 20 32 16 36 12Z',
    box(34, 82, 36, 5),
    'M28 87L76 87L80 97L24 97Z',
  ],
  hole: [
    'M34 23L37 23.5L37 26L33 26.5Z',
    ...cuts([42, 9, 52, 8], [66, 20, 74, 26], 4, 2.2, 3),
    ...cuts([46, 20, 56, 20], [56, 32, 66, 36], 4, 2.2, 3),
    ...cuts([44, 62, 24, 78], [62, 66, 50, 80], 5, 2.2, -2),
    ...cuts([33, 90, 66, 90], [30, 94, 60, 94], 2, 1.6),
    cut([36, 46, 31, 47], 1.5),
    cut([48, 40, 44, 54], 2, 1),
  ],
};

const gable = (x: number, y: number, wide: number) =>
  `M${x} 96L${x} ${y}L${x + wide * 0.14} ${y}L${x + wide * 0.14} ${y - 7}L${x + wide * 0.3} ${y - 7}L${x + wide * 0.3} ${y - 14}L${x + wide * 0.7} ${y - 14}L${x + wide * 0.7} ${y - 7}L${x + wide * 0.86} ${y - 7}L${x + wide * 0.86} ${y}L${x + wide} ${y}L${x + wide} 96Z`;
const panes = (x: number, y: number, wide: number, high: number) => [
  box(x, y, wide, high),
  box(x + wide * 1.7, y, wide, high),
];
const houses: Drawing = {
  ink: [
    gable(3, 46, 29),
    'M33 96L33 40L50 12L67 40L67 96Z',
    gable(68, 52, 29),
    box(0, 94, 100, 4),
    box(57, 12, 6, 18),
  ],
  hole: [
    ...panes(9, 50, 6.5, 9),
    ...panes(9, 65, 6.5, 9),
    ...panes(40, 46, 7, 10),
    ...panes(40, 63, 7, 10),
    box(47, 30, 6, 8),
    ...panes(74, 56, 6.5, 9),
    ...panes(74, 70, 6.5, 8),
    box(46, 80, 8, 15),
    box(14, 82, 7, 13),
    box(79, 83, 7, 12),
    ...cuts([36, 42, 46, 24], [36, 58, 37, 90], 2, 1.6),
    ...cuts([5, 50, 5, 90], [70, 56, 70, 90], 2, 1.6),
  ],
  cut: ['M32.5 42L32.5 95', 'M67.5 46L67.5 95'],
};

const spade: Drawing = {
  ink: [
    'M58 34L66 42L38 70L30 62Z',
    'M66 10L90 34L84 40L74 30L62 42L58 38L70 26L60 16Z',
    'M32 52L50 70C46 80 36 88 16 92C12 92 8 88 9 84C12 64 22 56 32 52Z',
    'M40 97Q52 82 66 84Q84 82 98 97Z',
  ],
  hole: [
    ...cuts([32, 58, 14, 86], [42, 68, 20, 88], 5, 2.2, 1),
    ...cuts([58, 40, 46, 52], [60, 43, 40, 62], 2, 1.7),
    ...cuts([64, 15, 78, 29], [66, 15, 84, 33], 1, 1.8),
    oval(64, 92, 4, 2.2),
    oval(80, 93, 3.5, 2),
    oval(54, 94, 3, 1.6),
  ],
};

export const works = { aqueduct, lighthouse, windmill, stones, bust, houses, spade };
