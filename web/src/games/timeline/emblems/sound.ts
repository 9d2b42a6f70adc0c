import { disc, steps, type Drawing } from '../../../ui/drawing';
import { around, bar, box, cut, cuts, oval } from '../../../ui/woodcut';

const note: Drawing = {
  ink: [
    oval(23, 82, 16, 12, -20),
    oval(76, 72, 16, 12, -20),
    bar([36, 80], [36, 14], 5),
    bar([89, 70], [89, 6], 5),
    'M33.6 14L91.4 3L91.4 21L33.6 32Z',
  ],
  hole: [
    ...cuts([40, 19, 84, 10.5], [40, 25, 74, 18.5], 2, 2.2),
    cut([14, 84, 28, 76], 2.6, -1.5),
    cut([67, 74, 81, 66], 2.6, -1.5),
  ],
};

const guitar: Drawing = {
  ink: [
    'M50 44C66 42 71 52 66 61C80 66 82 84 69 93C60 99 40 99 31 93C18 84 20 66 34 61C29 52 34 42 50 44Z',
    box(45.5, 14, 9, 34),
    'M43 -3L57 -3L55 15L45 15Z',
  ],
  line: [1, 6, 11].flatMap((y): [string, number][] => [
    [`M44 ${y}L39 ${y}`, 2.8],
    [`M56 ${y}L61 ${y}`, 2.8],
  ]),
  hole: [
    disc(50, 67, 8.5),
    box(39, 82, 22, 5),
    ...cuts([30, 70, 27, 84], [38, 52, 37, 62], 1, 2),
    ...cuts([27, 74, 30, 88], [31, 70, 34, 88], 2, 2.2, 1),
    ...cuts([66, 72, 66, 88], [72, 72, 71, 86], 2, 2, -1),
    cut([38, 50, 38, 58], 2),
  ],
  dot: [bar([48.6, 58], [48.6, 85], 1), bar([51.4, 58], [51.4, 85], 1), disc(50, 67, 4.6)],
  cut: ['M48 14L48 58', 'M52 14L52 58', ...steps(18, 42, 6).map((y) => `M46 ${y}L54 ${y}`)],
};

const saxophone: Drawing = {
  ink: [
    'M13 8L33 6Q41 7 43 16L54 68C56 80 67 80 68 70L69 54L58 38L100 36L87 54L86 74C84 104 42 104 36 76L30 18L14 16Z',
    ...[24, 36, 48, 60].map((y, n) => disc(47 + n * 2.6, y, 4.6)),
    'M2 6L15 7L15 17L2 13Z',
  ],
  line: [['M52 26L60 30L62 36', 2.2]],
  hole: [
    ...[24, 36, 48, 60].map((y, n) => disc(47.4 + n * 2.6, y, 2.3)),
    ...cuts([36, 22, 42, 70], [38, 20, 46, 66], 1, 2),
    ...cuts([70, 84, 80, 58], [76, 86, 84, 58], 2, 2.2, -1),
    ...cuts([44, 80, 60, 92], [46, 76, 56, 86], 1, 2.2, 2),
    cut([66, 41, 92, 40], 2),
  ],
  cut: ['M14.5 7L14.5 17', 'M69 54L87 54'],
};

const pleats = steps(0, 5, 1);
const accordion: Drawing = {
  ink: [
    'M2 20L22 14L30 88L10 93Z',
    'M98 20L78 14L70 88L90 93Z',
    ...pleats.map(
      (n) =>
        `M${22 + n * 9} 18L${27 + n * 9} 12L${31 + n * 9} 18L${30.5 + n * 7.6} 82L${28 + n * 7.6} 88L${24.5 + n * 7.6} 82Z`,
    ),
  ],
  hole: [
    ...[26, 37, 48, 59, 70, 81].map((y) => disc(11 + (y - 26) * 0.12, y, 2.4)),
    ...[26, 37, 48, 59, 70, 81].map((y) => disc(18 + (y - 26) * 0.12, y - 2, 2.4)),
    ...steps(24, 80, 8).map((y) => {
      const x = 94 - (y - 20) * 0.12;
      return `M${x} ${y}L${x - 11} ${y - 2}L${x - 11.6} ${y + 3}L${x - 0.6} ${y + 5}Z`;
    }),
  ],
  cut: [
    ...pleats.map((n) => `M${27 + n * 9} 15L${28 + n * 7.6} 85`),
    'M23 16L30 87',
    'M77 16L70 87',
  ],
};

const at = (far: number, turn: number) => around(50, 84, far, turn).join(' ');
const fan: Drawing = {
  ink: [
    `M${at(28, -76)}L${at(56, -76)}A56 56 0 0 1 ${at(56, 76)}L${at(28, 76)}A28 28 0 0 0 ${at(28, -76)}Z`,
    disc(50, 84, 4.6),
  ],
  line: steps(-76, 76, 19).map((turn): [string, number] => [`M50 84L${at(30, turn)}`, 2.8]),
  hole: [
    ...[-47.5, -9.5, 28.5].map((turn) => disc(...around(50, 84, 43, turn), 6)),
    ...[-66.5, -28.5, 9.5, 47.5].flatMap((turn) => [
      disc(...around(50, 84, 36, turn), 2.2),
      disc(...around(50, 84, 49, turn), 2.2),
    ]),
  ],
  dot: [-47.5, -9.5, 28.5].map((turn) => disc(...around(50, 84, 43, turn), 2.6)),
  cut: steps(-57, 57, 19).map((turn) => `M${at(29, turn)}L${at(55, turn)}`),
};

export const sound = { note, guitar, saxophone, accordion, fan };
