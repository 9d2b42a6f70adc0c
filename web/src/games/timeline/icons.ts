// The six icons as woodcuts.

import { both, disc, leaf, ray, steps, type Drawing } from '../../ui/drawing';

const sun: Drawing = {
  ink: [
    disc(50, 50, 23),
    ...steps(0, 315, 45).map((turn) => leaf(50, 50, 49, 9, turn)),
    ...steps(22, 337, 45).map((turn) => leaf(50, 50, 42, 6, turn)),
  ],
  cut: [
    disc(50, 50, 24),
    disc(50, 50, 17),
    ...both('M41 47Q44 44 47 47'),
    'M50 46L48 53L51 54',
    'M43 58Q50 63 57 58',
  ],
};

const moon: Drawing = {
  ink: [
    'M62 4C30 4 10 26 10 52C10 78 32 97 58 96C70 96 82 90 90 80C62 82 42 66 42 42C42 26 50 12 62 4Z',
  ],
  cut: [
    ...steps(0, 8, 1).map(
      (n) => `M${16 + (n % 2) * 2} ${30 + n * 7}L${36 + n * 2.6} ${34 + n * 6.6}`,
    ),
    'M30 24L40 30',
    'M40 14L46 20',
  ],
};

const POINTS = 5;

// Few points and no face: small, it must not look like the sun.
const star: Drawing = {
  ink: [`M${corners(49, 21).join('L')}Z`],
  cut: [
    ...steps(0, 288, 72).map((turn) => ray(50, 53, 4, 40, turn)),
    ...steps(36, 324, 72).map((turn) => ray(50, 53, 4, 15, turn)),
  ],
};

/** Of a star, from its top: outside, inside, outside. */
function corners(outside: number, inside: number): string[] {
  return Array.from({ length: 2 * POINTS }, (_, n) => {
    const [far, turn] = [n % 2 === 0 ? outside : inside, (n * Math.PI) / POINTS];
    return `${(50 + far * Math.sin(turn)).toFixed(1)} ${(53 - far * Math.cos(turn)).toFixed(1)}`;
  });
}

const ship: Drawing = {
  ink: [
    'M8 64L92 64C88 80 78 88 66 88L34 88C20 88 12 78 8 64Z',
    'M54 8C76 18 84 38 80 58L54 58Z',
    'M48 16C34 22 24 38 22 58L48 58Z',
    'M51 2L66 6L51 10Z',
  ],
  line: [
    ['M51 2L51 64', 3.2],
    ['M2 95C12 89 20 99 30 95C40 89 48 99 58 95C68 89 78 99 98 93', 3.4],
  ],
  cut: [
    'M14 71L86 71',
    'M18 78L82 78',
    'M58 24C64 30 68 38 69 46',
    'M58 36C62 41 64 46 65 54',
    'M44 28C38 34 34 42 32 50',
    'M44 40C41 45 39 49 38 54',
  ],
};

const tree: Drawing = {
  ink: [
    'M50 3C62 1 70 8 72 16C84 16 92 26 89 37C97 46 93 60 81 62C76 71 62 73 54 67C52 66 48 66 46 67C38 73 24 71 19 62C7 60 3 46 11 37C8 26 16 16 28 16C30 8 38 1 50 3Z',
    'M43 64L57 64C56 80 60 88 72 95L28 95C40 88 44 80 43 64Z',
  ],
  line: [['M8 97L92 97', 3]],
  cut: [
    'M50 90L50 56',
    'M50 62L36 48',
    'M50 54L64 40',
    'M50 44L50 30',
    'M46 92L46 80',
    'M24 34Q30 28 36 32',
    'M18 50Q24 44 30 48',
    'M64 24Q70 20 76 26',
    'M70 52Q76 46 82 50',
    'M42 18Q48 13 54 17',
  ],
};

const key: Drawing = {
  ink: [
    disc(50, 24, 22),
    disc(26, 26, 9),
    disc(74, 26, 9),
    disc(50, 4, 7),
    'M45 42L55 42L55 97L45 97Z',
    'M55 70L76 70L76 78L68 78L68 82L76 82L76 94L55 94Z',
    'M40 44L60 44L60 52L40 52Z',
  ],
  hole: [disc(50, 24, 12), 'M61 80L66 80L66 84L61 84Z'],
  cut: ['M40 48L60 48', 'M50 56L50 92', ...both('M33 13Q30 18 29 24')],
};

export const ICONS: Record<string, Drawing> = { sun, moon, star, ship, tree, key };
