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
  sheet: Sheet;
  /** The faces of its letters, as a style: a picture that stands by itself brings them along. */
  faces: string;
}

/** How wide it is and how high a row; where its axis and its rows begin; how many letters go in a line
 *  of an event and of the title. */
export interface Sheet {
  width: number;
  row: number;
  axis: number;
  left: number;
  letters: number;
  titled: number;
}

export const WIDE: Sheet = { width: 760, row: 68, axis: 96, left: 210, letters: 58, titled: 46 };
/** For a phone held upright, where a wide one could not be read. */
export const NARROW: Sheet = { width: 420, row: 92, axis: 78, left: 126, letters: 25, titled: 26 };

const [TOP, FOOT] = [84, 28];
const [PICTURE, LINE, TITLE] = [56, 18, 28];
const PAPER = '#f6ecd8';
const PLACED: Inks = { ink: '#3a2116', far: '#a99e90', paper: '#fbf4e4' };
const OTHER: Inks = { ink: '#8d7f72', far: '#d3c8b6', paper: '#f6ecd8' };

/** As text in SVG. Its rows are as far apart as they need, its axis is true; lines join the two. */
export function posterSvg({ title, entries, years, sheet, faces }: Poster): string {
  const { width, height } = posterSize(entries.length, sheet);
  const long = height - TOP - FOOT;
  const onAxis = (at: number) => tenth(TOP + at * long);
  const middle = (n: number) => tenth(TOP + ((n + 0.5) / entries.length) * long);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`,
    faces,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    ...lines(title, sheet.titled).map((words, n, { length }) =>
      letters(
        words,
        28,
        50 + (n - (length - 1) / 2) * TITLE,
        24,
        'font-weight="900" fill="#7a1f22"',
      ),
    ),
    `<path d="M${sheet.axis} ${TOP - 6}V${TOP + long + 6}" stroke="#7a1f22" stroke-width="3"/>`,
    ...years.map(({ words, at }) => yearMark(words, sheet.axis, onAxis(at))),
    ...entries.map((entry, n) => lead(entry, sheet, onAxis, middle(n))),
    ...entries.map((entry, n) => row(entry, sheet, middle(n))),
    '</svg>',
  ].join('\n');
}

export function posterSize(rows: number, { width, row }: Sheet): { width: number; height: number } {
  return { width, height: TOP + rows * row + FOOT };
}

/** Words in lines of at most this many letters; a word that is longer has a line of its own. */
function lines(text: string, most: number): string[] {
  return text.split(' ').reduce<string[]>((set, word) => {
    const longer = `${set.at(-1) ?? ''} ${word}`;
    return set.length > 0 && longer.length <= most ? set.with(-1, longer) : [...set, word];
  }, []);
}

function letters(words: string, x: number, y: number, size: number, how: string): string {
  return `<text x="${x}" y="${tenth(y)}" font-family="Fraunces, Georgia, serif" font-size="${size}" ${how}>${escaped(words)}</text>`;
}

function yearMark(words: string, axis: number, y: number): string {
  return `<path d="M${axis - 8} ${y}H${axis}" stroke="#7a1f22" stroke-width="1.5"/>${letters(words, axis - 13, y + 4.5, 14, 'text-anchor="end" fill="#6b5a49"')}`;
}

/** The time that an event took or may have taken, and a line to its row. */
function lead(
  { from, to, isPlaced }: Entry,
  { axis, left }: Sheet,
  onAxis: (at: number) => number,
  y: number,
): string {
  const { ink } = isPlaced ? PLACED : OTHER;
  const [start, end] = [onAxis(from), onAxis(to)];
  const at = tenth((start + end) / 2);
  const bend = (left - axis) / 2;
  return `<path d="M${axis} ${start}V${end}" stroke="${ink}" stroke-width="8"/><path d="M${axis + 3} ${at}C${axis + bend} ${at} ${left - bend} ${y} ${left - 4} ${y}" fill="none" stroke="${ink}" stroke-width="1.2"/>`;
}

function row({ date, text, scene, isPlaced }: Entry, sheet: Sheet, y: number): string {
  const inks = isPlaced ? PLACED : OTHER;
  const x = sheet.left + PICTURE + 12;
  const said = lines(text, sheet.letters);
  const top = y + 6 - (said.length * LINE) / 2;
  return [
    `<svg x="${sheet.left}" y="${y - 26}" width="${PICTURE}" height="52">${picture(scene, inks)}</svg>`,
    letters(date, x, top, 18, `font-weight="900" fill="${isPlaced ? '#2a2e55' : inks.ink}"`),
    ...said.map((words, n) =>
      letters(words, x, top + (n + 1) * LINE, 15, `fill="${isPlaced ? '#2a1c12' : '#6b5a49'}"`),
    ),
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
