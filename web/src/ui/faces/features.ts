import { disc } from '../drawing';
import { cut, oval } from '../woodcut';

export const EXPRESSIONS = ['calm', 'pleased', 'dismayed'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** What a path is printed in: flat ink, or a tone with an outline of ink. */
export type Tone = 'ink' | 'skin' | 'paper' | 'cloth';
export type Layer = [Tone, ...string[]];

/** Where the features of a face are, in a field of 100 by 100. */
export interface Features {
  /** The middle between the eyes. */
  eyes: [number, number];
  /** From there to each eye. */
  apart: number;
  mouth: [number, number];
  nose: string;
  /** How heavy the brows are, and whether they have turned white. */
  brow: number;
  white?: boolean;
}

/** Brows, eyes, nose and mouth, one way or another. */
export function features(face: Features, expression: Expression): Layer[] {
  const [x, y] = face.eyes;
  const sides = [-1, 1].map((side) => ({ side, x: x + side * face.apart, y }));
  return [
    ...sides.flatMap((eye) => EYES[expression](eye)),
    [face.white ? 'paper' : 'ink', ...sides.map((eye) => brow(eye, face.brow, expression))],
    ['ink', face.nose],
    ...MOUTHS[expression](...face.mouth),
  ];
}

interface Eye {
  /** -1 is the left one of the picture, 1 the right one. */
  side: number;
  x: number;
  y: number;
}

const EYES: Record<Expression, (eye: Eye) => Layer[]> = {
  calm: ({ x, y }) => [
    [
      'paper',
      `M${x - 4.6} ${y + 0.4}Q${x} ${y - 4.4} ${x + 4.6} ${y + 0.4}Q${x} ${y + 3.4} ${x - 4.6} ${y + 0.4}Z`,
    ],
    ['ink', disc(x, y - 0.2, 2.2), lid(x, y)],
  ],
  pleased: ({ x, y }) => [
    [
      'ink',
      `M${x - 5} ${y + 2}Q${x} ${y - 6} ${x + 5} ${y + 2}Q${x} ${y - 2.4} ${x - 5} ${y + 2}Z`,
    ],
  ],
  dismayed: ({ x, y }) => [
    ['paper', oval(x, y, 4, 3.7)],
    ['ink', disc(x, y, 2)],
  ],
};

function lid(x: number, y: number): string {
  return `M${x - 5.2} ${y + 0.8}Q${x} ${y - 5.6} ${x + 5.2} ${y + 0.6}Q${x} ${y - 3.2} ${x - 5.2} ${y + 0.8}Z`;
}

/** How much higher the inner end, the middle and the outer end of a brow are. */
const BROWS: Record<Expression, [number, number, number]> = {
  calm: [0, 2, -0.5],
  pleased: [1.5, 4.5, 0.5],
  dismayed: [4.6, 2.6, -1.6],
};

function brow({ side, x, y }: Eye, heavy: number, expression: Expression): string {
  const [inner, middle, outer] = BROWS[expression];
  const at = y - 6.4;
  const [from, to] = [x - side * 5, x + side * 5.6];
  return (
    `M${from} ${at - inner}Q${x} ${at - middle - heavy} ${to} ${at - outer}` +
    `Q${x} ${at - middle + heavy} ${from} ${at - inner + heavy * 0.6}Z`
  );
}

const MOUTHS: Record<Expression, (x: number, y: number) => Layer[]> = {
  calm: (x, y) => [
    [
      'ink',
      `M${x - 6.5} ${y - 0.8}Q${x} ${y + 4.4} ${x + 6.5} ${y - 0.8}Q${x} ${y + 2} ${x - 6.5} ${y - 0.8}Z`,
      cut([x - 2.4, y + 4.6, x + 2.4, y + 4.6], 0.8),
    ],
  ],
  pleased: (x, y) => [
    [
      'ink',
      `M${x - 8.4} ${y - 2}Q${x} ${y + 0.6} ${x + 8.4} ${y - 2}Q${x + 6} ${y + 7} ${x} ${y + 7}Q${x - 6} ${y + 7} ${x - 8.4} ${y - 2}Z`,
    ],
    [
      'paper',
      `M${x - 6.4} ${y - 0.7}Q${x} ${y + 1.4} ${x + 6.4} ${y - 0.7}Q${x + 5} ${y + 2.8} ${x} ${y + 2.8}Q${x - 5} ${y + 2.8} ${x - 6.4} ${y - 0.7}Z`,
    ],
  ],
  dismayed: (x, y) => [
    [
      'ink',
      `M${x - 5.4} ${y + 4}Q${x} ${y - 3.2} ${x + 5.4} ${y + 4}Q${x} ${y - 0.2} ${x - 5.4} ${y + 4}Z`,
    ],
  ],
};
