import { both, disc, leaf, ray, steps, type Drawing } from '../../../ui/drawing';
import { around, bar, box, cut, cuts, oval } from '../../../ui/woodcut';

const five = steps(0, 288, 72);
const edge = (turn: number) => {
  const at = (far: number, by: number) => around(50, 50, far, turn + by).join(' ');
  return `M${at(33, 0)}L${at(38, -17)}L${at(44, -19)}Q${at(47, 0)} ${at(44, 19)}L${at(38, 17)}Z`;
};
const seams = five.flatMap((turn) => {
  const at = (far: number, by: number) => around(50, 50, far, turn + by);
  return [
    bar(at(14, 0), at(34, 0), 2.4),
    bar(at(37, 16), at(29, 36), 2.4),
    bar(at(37, -16), at(29, -36), 2.4),
  ];
});
const ball: Drawing = {
  ink: [disc(50, 50, 45)],
  hole: [disc(50, 50, 41)],
  dot: [
    `M${five.map((turn) => around(50, 50, 15, turn).join(' ')).join('L')}Z`,
    ...five.map(edge),
    ...seams,
  ],
};

/** A point of the racket, so far along it and so far aside. */
const strung = (along: number, aside: number): [number, number] => {
  const [x, y] = around(60, 36, along, 40);
  return around(x, y, aside, 130);
};
const strings = [-18, -11, -4, 3, 10, 17].flatMap((by) => {
  const wide = 20 * Math.sqrt(1 - (by / 22) ** 2);
  const long = 28 * Math.sqrt(1 - (by / 20.5) ** 2);
  return [
    bar(strung(by * 1.4, -wide), strung(by * 1.4, wide), 1.3),
    bar(strung(-long, by), strung(long, by), 1.3),
  ];
});
const racket: Drawing = {
  ink: [
    oval(60, 36, 34, 26, -50),
    'M36 58L46 66L30 84L22 76Z',
    'M24 74L32 82L16 99L5 92Z',
    disc(82, 82, 12),
  ],
  hole: [oval(60, 36, 28.5, 20.5, -50), ...cuts([20, 82, 26, 87], [12, 90, 18, 95], 3, 1.7)],
  dot: strings,
  cut: ['M73 79Q82 82 86 92', 'M34 66L40 71'],
};

const shoe: Drawing = {
  ink: [
    'M6 28C12 32 20 32 26 24L34 22L58 48C70 54 92 54 96 68L97 76L5 76C2 60 3 44 6 28Z',
    'M4 80L97 80Q98 90 88 90L12 90Q4 90 4 80Z',
  ],
  hole: [
    ...cuts([36, 34, 44, 28], [54, 54, 62, 50], 4, 2.6),
    'M10 70C28 70 40 64 46 54L52 60C46 70 30 74 10 73Z',
    ...cuts([9, 40, 10, 64], [14, 40, 15, 62], 2, 1.8),
    ...cuts([66, 60, 88, 62], [66, 67, 90, 69], 2, 1.8, -1),
    ...cuts([12, 85, 60, 85], [12, 85, 60, 85], 1, 2),
  ],
};

const medal: Drawing = {
  ink: ['M20 2L40 2L54 40L40 46Z', 'M80 2L60 2L46 40L60 46Z', disc(50, 68, 29)],
  hole: [
    ...cuts([26, 5, 43, 42], [33, 5, 48, 40], 2, 2.2),
    ...cuts([74, 5, 58, 42], [67, 5, 54, 36], 2, 2.2),
    'M50 44a24 24 0 1 0 .1 0Z',
  ],
  dot: ['M50 47a21 21 0 1 0 .1 0Z'],
  cut: [
    'M44 60L51 55L51 80',
    'M44 81L58 81',
    ...[-1, 1].flatMap((way) =>
      [0, 1, 2, 3].map((n) =>
        ray(...around(50, 68, 15.5, way * (60 + n * 26)), 0, 4, way * (20 + n * 26)),
      ),
    ),
  ],
};

const side = steps(0, 6, 1).flatMap((n) => {
  const turn = 205 + n * 20;
  const [x, y] = around(50, 50, 38, turn);
  return [leaf(x, y, 20, 7.5, turn + 60), leaf(x, y, 19, 7, turn + 130)];
});
const laurel: Drawing = {
  ink: [...side.flatMap(both), 'M40 86L50 90L60 86L58 94L66 99L50 95L34 99L42 94Z'],
  line: [
    ['M46 89C22 84 8 62 14 34', 2.4],
    ['M54 89C78 84 92 62 86 34', 2.4],
  ],
  cut: steps(0, 6, 1).flatMap((n) => {
    const turn = 205 + n * 20;
    const [x, y] = around(50, 50, 38, turn);
    return [ray(x, y, 5, 15, turn + 60), ray(x, y, 5, 14, turn + 130)].flatMap(both);
  }),
};

const skate: Drawing = {
  ink: [
    'M22 4L54 8C52 22 52 34 58 42C68 50 88 50 92 64L92 72L20 72C18 60 24 50 22 36C21 24 20 14 22 4Z',
    box(26, 72, 8, 12),
    box(72, 72, 8, 12),
    'M4 83L94 83C100 82 102 76 100 72L105 72C108 84 102 91 92 91L8 91Z',
  ],
  hole: [
    ...cuts([44, 14, 53, 16], [52, 42, 62, 38], 5, 2.2),
    ...cuts([26, 12, 28, 60], [33, 14, 34, 56], 3, 2.2),
    ...cuts([58, 58, 82, 60], [54, 66, 84, 67], 2, 2, -1),
    cut([12, 87.5, 80, 87.5], 1.6),
  ],
};

const hoop: Drawing = {
  ink: [box(10, 2, 80, 46), box(22, 46, 56, 6), 'M26 52L74 52L64 88L36 88Z'],
  hole: [box(15, 7, 70, 36), 'M29 52L71 52L62 86L38 86Z'],
  dot: [
    'M34 18L66 18L66 43L62 43L62 22L38 22L38 43L34 43Z',
    ...cuts([30, 52, 52, 87], [52, 52, 60, 84], 4, 1.7),
    ...cuts([70, 52, 48, 87], [48, 52, 40, 84], 4, 1.7),
    cut([33, 66, 67, 66], 1.6),
    cut([36, 77, 64, 77], 1.6),
    disc(82, 82, 15),
  ],
  cut: ['M68 78Q82 82 96 78', 'M84 67.5Q78 82 86 96.5', 'M74 70Q82 80 74 94'],
};

const knight: Drawing = {
  ink: [
    'M42 10L44 1L52 8C72 10 84 30 80 54C78 64 76 70 78 76L30 76C30 62 46 56 48 44C42 50 34 50 28 52L20 58L12 48C14 38 22 32 26 24C30 16 36 12 42 10Z',
    'M24 79L82 79L86 88L20 88Z',
    box(14, 89, 78, 8),
  ],
  hole: [
    disc(38, 24, 3),
    ...cuts([56, 14, 52, 26], [76, 48, 64, 48], 6, 2.2, 1),
    ...cuts([48, 62, 40, 74], [62, 60, 58, 74], 3, 2),
    ...cuts([28, 83.5, 66, 83.5], [20, 93, 62, 93], 2, 1.8),
    cut([17, 48, 22, 45], 1.7),
  ],
  cut: ['M24 52L31 46'],
};

const stitches = [19, 25, 31, 37].flatMap((y) => [
  bar([15, y - 1], [22, y - 3], 1.5),
  bar([32, y - 3], [39, y - 1], 1.5),
]);
const bat: Drawing = {
  ink: [
    'M5.5 89.5L32 61Q44 44 53.3 33.3L82 5Q92 -4 98 2Q104 8 95 18L66.7 46.7Q56 56 39 68L10.5 94.5Z',
    disc(8, 92, 7.5),
    disc(27, 27, 21),
  ],
  hole: [
    disc(27, 27, 17.5),
    ...cuts([60, 36, 86, 10], [66, 40, 92, 14], 3, 2.4),
    cut([36, 62, 50, 48], 2.2),
  ],
  dot: ['M15 15Q23 27 15 39Q26 27 15 15Z', 'M39 15Q31 27 39 39Q28 27 39 15Z', ...stitches],
  cut: ['M13 80L20 87', 'M18 75L25 82', 'M23 70L30 77'],
};

export const sport = { ball, racket, shoe, medal, laurel, skate, hoop, knight, bat };
