import { BACKDROPS, FAMILIES } from '../src/games/timeline/emblems';
import { behind, BEHIND, front, FRONT, markup } from '../src/games/timeline/emblems/marks';
import type { Drawing } from '../src/ui/drawing';

const INKS = { ink: '#3a2116', far: '#a99e90', paper: '#fbf4e4' };
const [COLUMNS, WIDE, HIGH, TITLE] = [10, 108, 126, 40];

/** A part of the sheet: its title, and each drawing with its name. */
interface Part {
  title: string;
  named: [string, string][];
}

/** Every emblem by its family and every backdrop, with their names: the picture in docs/decks.md. */
export function sheet(): string {
  const families = Object.entries(FAMILIES).map(([title, drawings]) => ({
    title,
    named: named(drawings, (emblem) => svg(FRONT, markup(front({ emblem }, INKS)))),
  }));
  const last = {
    title: 'backdrops',
    named: named(BACKDROPS, (backdrop) =>
      svg(BEHIND, markup(behind({ emblem: { ink: [] }, backdrop }, INKS))),
    ),
  };
  return page([...families, last]);
}

function named(drawings: Record<string, Drawing>, draw: (drawing: Drawing) => string) {
  return Object.entries(drawings).map(([name, drawing]): [string, string] => [name, draw(drawing)]);
}

function page(parts: Part[]): string {
  let top = 0;
  const drawn = parts.map((part) => {
    const text = `<g transform="translate(12 ${top})">${block(part)}</g>`;
    top += TITLE + Math.ceil(part.named.length / COLUMNS) * HIGH;
    return text;
  });
  const box = `0 0 ${COLUMNS * WIDE + 12} ${top + 8}`;
  const style = 'font-family="sans-serif" font-size="13" text-anchor="middle" fill="#3a2116"';
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${style} ${round}>`,
    `<rect width="100%" height="100%" fill="#efe4cf"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function block({ title, named }: Part): string {
  const cells = named.map(([name, drawing], n) => {
    const [x, y] = [(n % COLUMNS) * WIDE, TITLE + Math.floor(n / COLUMNS) * HIGH];
    return `<g transform="translate(${x} ${y})">${drawing}<text x="48" y="112">${name}</text></g>`;
  });
  const head = `<text x="0" y="28" text-anchor="start" font-size="18" font-weight="bold">${title}</text>`;
  return [head, ...cells].join('\n');
}

function svg(field: string, content: string): string {
  const frame = '<rect width="96" height="96" fill="#fbf4e4"/>';
  const inner = `<svg width="96" height="96" viewBox="${field}" preserveAspectRatio="xMidYMid slice">`;
  return `${frame}${inner}${content}</svg>`;
}
