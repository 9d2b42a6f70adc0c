// Each player has a mark: a shape with its own colour, so that neither means anything alone.

import { steps } from '../drawing';
import { around } from '../woodcut';

export const MARKS = [
  'round',
  'square',
  'diamond',
  'hexagon',
  'shield',
  'arch',
  'flower',
  'leaf',
] as const;
export type Mark = (typeof MARKS)[number];

/** The colour of each; ink is read on all of them. */
export const COLOURS: Record<Mark, string> = {
  round: '#dd6f52',
  square: '#6f9bd1',
  diamond: '#a68bcf',
  hexagon: '#e6b93f',
  shield: '#52ada6',
  arch: '#c29a6c',
  flower: '#e495a8',
  leaf: '#86b061',
};

/** The outline of each in a field of 100 by 100. */
export const OUTLINES: Record<Mark, string> = {
  round: 'M2 50a48 48 0 1 0 96 0a48 48 0 1 0 -96 0Z',
  square: 'M13 5H87Q95 5 95 13V87Q95 95 87 95H13Q5 95 5 87V13Q5 5 13 5Z',
  diamond: 'M44 3Q50 -1 56 3L97 44Q101 50 97 56L56 97Q50 101 44 97L3 56Q-1 50 3 44Z',
  hexagon:
    'M46 2Q50 0 54 2L90 22Q94 24 94 29V71Q94 76 90 78L54 98Q50 100 46 98L10 78Q6 76 6 71V29Q6 24 10 22Z',
  shield: 'M10 5Q50 13 90 5Q95 5 95 11Q98 76 50 99Q2 76 5 11Q5 5 10 5Z',
  arch: 'M7 50Q7 2 50 2Q93 2 93 50V90Q93 97 86 97H14Q7 97 7 90Z',
  flower: scallops(),
  leaf: 'M4 14Q4 4 14 4H52Q96 4 96 48V86Q96 96 86 96H48Q4 96 4 52Z',
};

function scallops(): string {
  const [first, ...rest] = steps(22.5, 382.5, 45).map((turn) => around(50, 50, 44, turn).join(' '));
  return `M${first ?? ''}${rest.map((point) => `A19 19 0 0 1 ${point}`).join('')}Z`;
}

export function isMark(face: string): face is Mark {
  return MARKS.some((mark) => mark === face);
}
