import type { Drawing } from '../../../ui/drawing';
import type { Scene } from './index';

/** One path as it is painted: filled, or a line so wide. */
export interface Mark {
  d: string;
  fill: string;
  stroke: string;
  width: number;
}

/** The ink, the lighter ink of what is far, and the paper. */
export interface Inks {
  ink: string;
  far: string;
  paper: string;
}

/** What of a backdrop and of an emblem is seen: x, y, width, height. */
export const BEHIND = '-36 -7 172 114';
export const FRONT = '-7 -7 114 114';

/** So wide a rim of paper parts an emblem from what lies behind it. */
const RIM = 3.4;

export function behind({ backdrop }: Scene, { far, paper }: Inks): Mark[] {
  return backdrop ? drawn(backdrop, far, paper) : [];
}

export function front({ emblem, backdrop }: Scene, { ink, paper }: Inks): Mark[] {
  return [...(backdrop ? rim(emblem, paper) : []), ...drawn(emblem, ink, paper)];
}

function drawn(
  { ink, line = [], hole = [], dot = [], cut = [] }: Drawing,
  dark: string,
  light: string,
) {
  return [
    ...ink.map((d) => filled(d, dark)),
    ...line.map(([d, width]) => stroked(d, dark, width)),
    ...hole.map((d) => filled(d, light)),
    ...dot.map((d) => filled(d, dark)),
    ...(cut.length > 0 ? [stroked(cut.join(''), light, 1.8)] : []),
  ];
}

function rim({ ink, line = [] }: Drawing, paper: string): Mark[] {
  return [
    ...ink.map((d) => ({ d, fill: paper, stroke: paper, width: 2 * RIM })),
    ...line.map(([d, width]) => stroked(d, paper, width + 2 * RIM)),
  ];
}

function filled(d: string, fill: string): Mark {
  return { d, fill, stroke: 'none', width: 0 };
}

function stroked(d: string, stroke: string, width: number): Mark {
  return { d, fill: 'none', stroke, width };
}

/** The same as text, for a picture that stands by itself. */
export function markup(marks: Mark[]): string {
  return marks
    .map(({ d, fill, stroke, width }) =>
      width === 0
        ? `<path d="${d}" fill="${fill}"/>`
        : `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`,
    )
    .join('');
}
