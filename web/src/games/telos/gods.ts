// What each god is known by, from the lowest card to the highest.

import { both, disc, leaf, mirrored, ray, steps, type Drawing } from '../../ui/drawing';

const hearth: Drawing = {
  ink: [
    'M51 4C60 22 77 32 73 53C71 66 62 72 50 72C38 72 28 65 27 52C26 40 37 36 39 24C44 30 46 35 46 42C54 32 56 18 51 4Z',
    'M20 75L80 75C79 86 69 91 59 91L41 91C31 91 21 86 20 75Z',
    'M42 91L58 91L66 98L34 98Z',
  ],
  hole: ['M51 42C58 51 61 60 51 69C42 63 43 54 51 42Z'],
  dot: ['M51 54C55 59 55 64 51 68C47 64 48 59 51 54Z'],
  cut: ['M25 80L75 80'],
};

const wing =
  'M47 30C36 14 20 9 4 13C10 16 12 18 14 21C9 21 7 22 6 24C12 26 15 28 18 31C14 31 12 32 11 34C22 40 38 40 47 36Z';
const snake = 'M50 93C32 87 32 77 50 71C68 65 68 54 50 49C37 45 36 39 42 35';
const herald: Drawing = {
  ink: [...both(wing), disc(50, 12, 6.5), disc(43, 33, 4), disc(57, 33, 4)],
  line: [
    ['M50 18L50 98', 4.5],
    [snake, 5],
    [mirrored(snake), 5],
  ],
  cut: [...both('M42 30C34 22 26 19 18 18'), ...both('M42 34C36 29 30 27 24 27')],
};

const grapeSpots: [number, number][] = [
  [24, 44],
  [41, 41],
  [59, 41],
  [76, 44],
  [32, 58],
  [50, 56],
  [68, 58],
  [41, 72],
  [59, 72],
  [50, 87],
];
const grapes: Drawing = {
  ink: [
    ...grapeSpots.map(([x, y]) => disc(x, y, 9.4)),
    'M50 32C42 32 36 28 32 30C34 25 29 22 26 16C33 18 36 15 37 9C42 12 46 11 50 4C54 11 58 12 63 9C64 15 67 18 74 16C71 22 66 25 68 30C64 28 58 32 50 32Z',
  ],
  cut: [
    ...grapeSpots.map(([x, y]) => `M${x - 4.5} ${y - 1}Q${x - 3.5} ${y - 5} ${x + 0.5} ${y - 5}`),
    'M50 30L50 13',
    ...both('M50 24L40 17'),
  ],
};

const grainAt = steps(0, 5, 1);
const ear = (x: number, y: number, lean: number) =>
  grainAt.flatMap((n) => [
    leaf(x + lean * n * 1.6, y - n * 8, 15, 6, lean * 14 - 34),
    leaf(x + lean * n * 1.6, y - n * 8, 15, 6, lean * 14 + 34),
  ]);
const wheat: Drawing = {
  ink: [
    ...ear(50, 54, 0),
    ...ear(30, 60, -1),
    ...ear(70, 60, 1),
    leaf(50, 2, 0, 0, 0),
    'M34 74L66 74L64 82L36 82Z',
  ],
  line: [
    ['M50 97L50 6', 2.6],
    ['M44 97C42 80 32 70 21 16', 2.6],
    ['M56 97C58 80 68 70 79 16', 2.6],
    ['M38 97C42 86 44 80 46 76', 2.6],
    ['M62 97C58 86 56 80 54 76', 2.6],
  ],
  cut: ['M36 78L64 78'],
};

const forge: Drawing = {
  ink: [
    'M8 58L66 58C78 58 88 55 95 48L95 57C90 67 78 73 66 73L62 84L74 84L74 96L22 96L22 84L34 84L30 73C20 73 12 68 8 58Z',
    'M52 4L81 25L71 39L42 18Z',
  ],
  line: [
    ['M58 30L32 53', 6],
    ['M84 40L92 36', 2.6],
    ['M80 46L86 50', 2.6],
    ['M14 48L6 42', 2.6],
    ['M20 44L17 34', 2.6],
  ],
  cut: ['M14 63L70 63', 'M28 90L68 90', 'M50 12L73 29'],
};

const helmet: Drawing = {
  ink: [
    'M10 62C4 30 28 2 62 5C84 7 97 26 96 52L86 54C86 36 77 25 60 25C40 25 27 40 24 66Z',
    'M27 54C28 37 42 29 58 30C76 31 84 44 84 60L84 76C84 86 80 92 76 98L63 96C67 88 66 80 60 75L56 96L42 91L45 71C36 69 28 65 27 54Z',
  ],
  hole: ['M41 56C48 48 60 49 65 59C57 65 48 64 41 56Z'],
  cut: [
    'M20 52C24 30 40 16 62 16C78 17 88 30 90 46',
    'M34 48C38 40 46 36 56 36',
    ...steps(0, 6, 1).map((n) => ray(58, 62, 40, 53, n * 20 - 76)),
    'M70 68C74 74 75 82 72 90',
  ],
};

const shell: Drawing = {
  ink: [
    'M50 92C46 86 40 85 33 84L9 50C3 41 9 31 18 31C17 20 30 12 38 19C42 8 58 8 62 19C70 12 83 20 82 31C91 31 97 41 91 50L67 84C60 85 54 86 50 92Z',
    'M30 84L70 84L74 94L58 97L50 93L42 97L26 94Z',
  ],
  cut: [
    'M50 84L50 20',
    ...both('M47 84L33 26'),
    ...both('M44 84L18 38'),
    ...both('M40 84L12 52'),
    'M34 88L66 88',
  ],
};

const huntress: Drawing = {
  ink: [
    'M78 41L98 50L78 59L82 50Z',
    'M2 42L14 42L22 50L14 58L2 58L9 50Z',
    'M74 6C62 8 58 22 67 30C73 35 82 34 86 28C77 30 69 24 70 15C70 11 72 8 74 6Z',
  ],
  line: [
    ['M34 6C40 12 62 26 62 50C62 74 40 88 34 94', 6],
    ['M34 6L24 50L34 94', 1.8],
    ['M10 50L84 50', 3.6],
    ['M34 6C30 4 28 4 26 7', 4],
    ['M34 94C30 96 28 96 26 93', 4],
  ],
  cut: ['M59 42L65 42', 'M59 58L65 58'],
};

const lyre: Drawing = {
  ink: [
    'M24 68L76 68C80 86 68 97 50 97C32 97 20 86 24 68Z',
    ...both('M24 12C14 2 4 8 8 18C12 14 18 15 22 20Z'),
  ],
  line: [
    ['M28 72C10 54 12 34 24 22C28 18 26 12 20 11', 8],
    [mirrored('M28 72C10 54 12 34 24 22C28 18 26 12 20 11'), 8],
    ['M16 30L84 30', 5.5],
    ...steps(35, 65, 6).map((x): [string, number] => [`M${x} 28L${x} 74`, 1.7]),
  ],
  cut: ['M32 78L68 78', 'M38 88C45 92 55 92 62 88', ...both('M20 50C18 42 20 36 24 32')],
};

const owl: Drawing = {
  ink: [
    'M50 12C62 12 72 10 83 2C82 12 85 20 85 33C87 64 74 84 50 92C26 84 13 64 15 33C15 20 18 12 17 2C28 10 38 12 50 12Z',
    'M34 88L30 98L36 96L40 99L42 90Z',
    'M66 88L70 98L64 96L60 99L58 90Z',
  ],
  hole: [disc(35, 32, 13), disc(65, 32, 13), 'M50 38L44 49L50 60L56 49Z'],
  dot: [disc(35, 32, 6.5), disc(65, 32, 6.5)],
  cut: [
    ...both('M20 46C18 64 26 78 38 85'),
    ...[66, 74, 82].flatMap((y) => both(`M50 ${y}Q46 ${y + 5} 42 ${y}Q38 ${y + 5} 34 ${y - 2}`)),
  ],
};

const pomegranate: Drawing = {
  ink: [
    'M50 20C76 20 92 38 92 60C92 82 74 97 50 97C26 97 8 82 8 60C8 38 24 20 50 20Z',
    'M38 22L34 3L44 10L50 2L56 10L66 3L62 22Z',
  ],
  hole: ['M50 36C66 44 74 56 70 74C62 86 44 88 34 80C28 62 34 46 50 36Z'],
  dot: [
    leaf(50, 52, 11, 6, 0),
    leaf(42, 62, 11, 6, -20),
    leaf(57, 60, 11, 6, 20),
    leaf(49, 67, 11, 6, 0),
    leaf(40, 75, 11, 6, -20),
    leaf(63, 72, 11, 6, 24),
    leaf(55, 77, 11, 6, 10),
    leaf(47, 82, 11, 6, -6),
  ],
  cut: ['M20 44C26 34 34 29 42 27', 'M42 20L44 12', 'M58 20L56 12', 'M50 20L50 10'],
};

const wave = 'M2 84C8 72 20 72 24 82C28 90 36 88 36 82C36 78 32 76 30 79';
const trident: Drawing = {
  ink: [
    'M50 1L59 17L53 16L53 40L47 40L47 16L41 17Z',
    ...both('M24 6L34 20L28 19C27 30 32 36 40 38L40 44C28 42 20 34 21 19L15 21Z'),
    'M34 38L66 38L66 45L34 45Z',
  ],
  line: [
    ['M50 40L50 98', 5],
    [wave, 4],
    [mirrored(wave), 4],
    ['M36 96C40 88 46 90 50 94C54 98 60 98 64 92', 3.4],
  ],
  cut: ['M38 41.5L62 41.5', 'M47 50L53 50', 'M47 54L53 54'],
};

const plumes = steps(-66, 66, 22);
const plumeEnd = (degrees: number, r: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [50 + r * Math.sin(turn), 70 - r * Math.cos(turn)];
};
const peacock: Drawing = {
  ink: [
    ...plumes.map((degrees) => leaf(50, 72, 68, 19, degrees)),
    'M50 99C34 95 34 78 45 66C48 62 45 58 44 53C43 46 57 46 56 53C55 58 52 62 55 66C66 78 66 95 50 99Z',
  ],
  hole: plumes.map((degrees) => disc(...plumeEnd(degrees, 51), 6.2)),
  dot: plumes.map((degrees) => disc(...plumeEnd(degrees, 52), 3.2)),
  cut: [
    ...plumes.map((degrees) => ray(50, 70, 20, 42, degrees)),
    'M44 51C40 58 38 62 34 68C28 80 32 96 50 101C68 96 72 80 66 68C62 62 60 58 56 51',
    'M50 54L48 57L50 60L52 57Z',
    ...[76, 84, 92].map((y) => `M42 ${y}Q46 ${y + 4} 50 ${y}Q54 ${y + 4} 58 ${y}`),
  ],
};

export const GODS: Drawing[] = [
  hearth,
  herald,
  grapes,
  wheat,
  forge,
  helmet,
  shell,
  huntress,
  lyre,
  owl,
  pomegranate,
  trident,
  peacock,
];
