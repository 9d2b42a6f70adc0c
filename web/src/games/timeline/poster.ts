// The events of a game on true time, as a picture that stands by itself.

import { behind, BEHIND, front, FRONT, markup, type Inks } from './emblems/marks';
import type { Scene } from './emblems';

/** An event, ready to be set. */
export interface Entry {
  date: string;
  text: string;
  scene: Scene | undefined;
  /** It lay in the line at the end. */
  isPlaced: boolean;
  /** Where it was on the axis, from 0 to 1: its earliest point and its latest. */
  from: number;
  to: number;
}

export interface Poster {
  title: string;
  entries: Entry[];
  years: { words: string; at: number }[];
}

const WIDE = 760;
const [TOP, ROW, FOOT] = [84, 62, 28];
const [AXIS, LEFT] = [96, 210];
const PAPER = '#f6ecd8';
const PLACED: Inks = { ink: '#3a2116', far: '#a99e90', paper: '#fbf4e4' };
const OTHER: Inks = { ink: '#8d7f72', far: '#d3c8b6', paper: '#f6ecd8' };
const SERIF = 'font-family="Fraunces, Georgia, serif"';

/** As text in SVG. Its rows are as far apart as they need, its axis is true; lines join the two. */
export function posterSvg({ title, entries, years }: Poster): string {
  const size = posterSize(entries.length);
  const long = size.height - TOP - FOOT;
  const onAxis = (at: number) => tenth(TOP + at * long);
  const middle = (n: number) => tenth(TOP + ((n + 0.5) / entries.length) * long);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${size.height}" viewBox="0 0 ${WIDE} ${size.height}" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<text x="28" y="50" ${SERIF} font-size="28" font-weight="700" fill="#7a1f22">${escaped(title)}</text>`,
    `<path d="M${AXIS} ${TOP - 6}V${TOP + long + 6}" stroke="#7a1f22" stroke-width="3"/>`,
    ...years.map(({ words, at }) => yearMark(words, onAxis(at))),
    ...entries.map((entry, n) => lead(entry, onAxis, middle(n))),
    ...entries.map((entry, n) => row(entry, middle(n))),
    '</svg>',
  ].join('\n');
}

export function posterSize(rows: number): { width: number; height: number } {
  return { width: WIDE, height: TOP + rows * ROW + FOOT };
}

function yearMark(words: string, y: number): string {
  return `<path d="M${AXIS - 8} ${y}H${AXIS}" stroke="#7a1f22" stroke-width="1.5"/><text x="${AXIS - 13}" y="${y + 4.5}" text-anchor="end" ${SERIF} font-size="14" fill="#6b5a49">${escaped(words)}</text>`;
}

/** The time that an event took or may have taken, and a line to its row. */
function lead({ from, to, isPlaced }: Entry, onAxis: (at: number) => number, y: number): string {
  const { ink } = isPlaced ? PLACED : OTHER;
  const [start, end] = [onAxis(from), onAxis(to)];
  const at = tenth((start + end) / 2);
  const [bend, near] = [AXIS + 56, LEFT - 56];
  return `<path d="M${AXIS} ${start}V${end}" stroke="${ink}" stroke-width="8"/><path d="M${AXIS + 3} ${at}C${bend} ${at} ${near} ${y} ${LEFT - 4} ${y}" fill="none" stroke="${ink}" stroke-width="1.2"/>`;
}

function row({ date, text, scene, isPlaced }: Entry, y: number): string {
  const inks = isPlaced ? PLACED : OTHER;
  const x = LEFT + 68;
  return [
    `<svg x="${LEFT}" y="${y - 26}" width="56" height="52">${picture(scene, inks)}</svg>`,
    `<text x="${x}" y="${y - 4}" ${SERIF} font-size="20" font-weight="900" fill="${isPlaced ? '#2a2e55' : inks.ink}">${escaped(date)}</text>`,
    `<text x="${x}" y="${y + 16}" ${SERIF} font-size="15" fill="${isPlaced ? '#2a1c12' : '#6b5a49'}">${escaped(text)}</text>`,
  ].join('');
}

function picture(scene: Scene | undefined, inks: Inks): string {
  const frame = `<rect width="56" height="52" rx="2" fill="${inks.paper}" stroke="${inks.far}" stroke-width="2"/>`;
  if (!scene) return frame;
  const part = (field: string, fit: string, content: string) =>
    `<svg width="56" height="52" viewBox="${field}" preserveAspectRatio="xMidYMid ${fit}">${content}</svg>`;
  return `${frame}${part(BEHIND, 'slice', markup(behind(scene, inks)))}${part(FRONT, 'meet', markup(front(scene, inks)))}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
