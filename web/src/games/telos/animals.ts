// The six animals of Zeus, and his lightning.

import { both, disc, leaf, mirrored, steps, type Drawing } from '../../ui/drawing';

const bolt = 'M50 50L40 34L47 34L36 16L45 17L50 1L55 17L64 16L53 34L60 34Z';
const flip = (path: string) =>
  mirrored(path).replace(/ (\d+(\.\d+)?)/g, (_, y) => ` ${100 - Number(y)}`);
const lightning: Drawing = {
  ink: [
    bolt,
    flip(bolt),
    ...both(leaf(50, 50, 46, 7, -52)),
    ...both(leaf(50, 50, 46, 7, -128)),
    ...both(leaf(50, 50, 40, 5, -90)),
    disc(50, 50, 9),
  ],
  hole: [disc(50, 50, 4)],
};

const leg = (path: string): [string, number][] => both(path).map((d) => [d, 3.2]);
const ant: Drawing = {
  ink: [
    disc(50, 22, 10),
    disc(50, 43, 8),
    'M50 52C66 54 70 72 64 84C60 93 55 97 50 97C45 97 40 93 36 84C30 72 34 54 50 52Z',
  ],
  line: [
    ...leg('M45 14C40 8 34 6 28 10'),
    ...leg('M44 40C34 34 26 34 20 22L12 18'),
    ...leg('M43 45C32 45 24 48 16 44L8 50'),
    ...leg('M44 49C34 56 28 64 22 74L14 82'),
  ],
  hole: [disc(46, 20, 2), disc(54, 20, 2)],
  cut: ['M37 66C46 70 54 70 63 66', 'M36 76C46 80 54 80 64 76', 'M41 87C46 89 54 89 59 87'],
};

const serpent: Drawing = {
  ink: ['M58 10C70 2 86 8 88 20C89 29 78 32 70 28C64 25 60 22 56 24Z', 'M12 92L2 99L20 98Z'],
  line: [
    ['M62 16C46 14 26 22 28 38C30 54 74 46 76 64C78 82 40 78 14 94', 11],
    ['M88 22L97 24M93 23L98 19', 1.8],
  ],
  hole: [disc(75, 16, 2.6)],
  cut: [
    'M34 30L42 36',
    'M32 42L40 38',
    'M44 50L46 42',
    'M56 52L58 44',
    'M68 56L66 48',
    'M72 68L64 64',
    'M62 76L60 68',
    'M48 80L48 72',
    'M34 84L36 76',
  ],
};

const bull: Drawing = {
  ink: [
    'M50 24C64 24 72 30 74 42C74 54 68 64 66 78C64 90 58 97 50 97C42 97 36 90 34 78C32 64 26 54 26 42C28 30 36 24 50 24Z',
    ...both('M30 36C12 36 4 22 8 4C14 18 22 22 36 24Z'),
    ...both('M28 42C18 40 10 42 6 48C14 54 22 54 28 50Z'),
  ],
  hole: [
    ...both('M34 48C38 44 42 46 43 51C39 53 36 52 34 48Z'),
    ...both('M41 84C43 81 46 82 46 86C44 88 42 87 41 84Z'),
  ],
  cut: [
    'M38 74C46 70 54 70 62 74',
    'M46 91L54 91',
    'M50 28L50 40',
    ...both('M44 29L43 38'),
    ...both('M44 62L46 70'),
  ],
};

const cuckoo: Drawing = {
  ink: [
    'M8 40L22 32C26 22 42 20 48 30C52 38 62 44 72 54C82 64 90 80 98 90L84 88L88 97L72 88C54 88 34 82 28 64C25 54 26 48 22 44Z',
    leaf(12, 90, 18, 7, -50),
    leaf(52, 96, 18, 7, 70),
  ],
  line: [
    ['M2 93C30 96 60 92 66 97', 3.2],
    ['M44 82L42 92', 2.6],
    ['M54 86L54 92', 2.6],
  ],
  hole: [disc(33, 33, 3.2)],
  dot: [disc(33, 33, 1.4)],
  cut: [
    'M44 48C54 52 66 64 76 80',
    'M42 58C50 62 58 70 64 82',
    ...[56, 63, 70].map((y) => `M31 ${y}Q36 ${y + 3} 41 ${y}`),
  ],
};

const feather = (n: number) => leaf(46 - n * 2, 36 + n * 4, 42 - n * 4, 7, -100 - n * 13);
const eagle: Drawing = {
  ink: [
    ...steps(0, 5, 1).flatMap((n) => both(feather(n))),
    ...both('M48 30C34 20 18 18 2 26C10 40 26 52 46 52Z'),
    'M50 8C58 8 61 14 60 21C59 28 60 32 62 40C64 56 58 68 50 74C42 68 36 56 38 40C40 32 41 28 40 21C39 14 42 8 50 8Z',
    'M58 14L69 19L60 23Z',
    'M50 68L66 94L56 91L50 98L44 91L34 94Z',
  ],
  hole: [disc(54, 16, 2.2)],
  cut: [
    ...both('M42 38C30 34 20 32 10 32'),
    ...[40, 48, 56].map((y) => `M44 ${y}Q47 ${y + 4} 50 ${y}Q53 ${y + 4} 56 ${y}`),
    'M50 74L50 90',
  ],
};

const swan: Drawing = {
  ink: [
    'M20 66C30 56 46 62 54 54C66 42 84 44 98 38C96 62 84 84 58 88C34 90 22 82 20 66Z',
    'M18 10L4 18L20 22Z',
  ],
  line: [
    ['M24 15C38 10 46 20 40 32C34 44 22 50 26 68', 9],
    ['M6 95C16 91 24 98 34 95C44 91 52 98 62 95C72 91 80 98 92 94', 3],
  ],
  hole: [disc(26, 14, 2.2)],
  cut: ['M50 66C64 64 78 56 92 46', 'M52 74C66 72 78 66 88 56', 'M56 81C66 80 76 74 82 66'],
};

export const ZEUS: Record<string, Drawing> = {
  zeus: lightning,
  ant,
  serpent,
  bull,
  cuckoo,
  eagle,
  swan,
};
