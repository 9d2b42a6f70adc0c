// What a knife does in wood: cuts that swell and end in a point, and edges that are never quite straight.

export type Point = [number, number];

/** From one end of a cut to the other: x, y, x, y. */
export type Line = [number, number, number, number];

/**
 * Cuts side by side, from the first line to the last, as one path: all go round the same way, so
 * where two meet nothing is left out. Each is `wide` where it is widest, and bends aside by `bend` in
 * its middle. Some are shorter than others, as by hand.
 */
export function cuts(first: Line, last: Line, count: number, wide = 2, bend = 0): string[] {
  const paths = Array.from({ length: count }, (_, n) => {
    const way = count > 1 ? n / (count - 1) : 0;
    return cut(
      shorter(between(first, last, way), ((n * 7) % 3) * 0.05),
      wide * (1 - ((n * 5) % 3) * 0.1),
      bend,
    );
  });
  return [paths.join('')];
}

/** The line that is so much of the way from one to another. */
function between([x1, y1, x2, y2]: Line, [u1, v1, u2, v2]: Line, way: number): Line {
  const part = (from: number, to: number) => from + (to - from) * way;
  return [part(x1, u1), part(y1, v1), part(x2, u2), part(y2, v2)];
}

/** One cut, widest a little before its middle. */
export function cut([x1, y1, x2, y2]: Line, wide = 2, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy) || 1;
  const side = (aside: number) =>
    `${tenth(x1 + dx * 0.45 - (dy / long) * aside)} ${tenth(y1 + dy * 0.45 + (dx / long) * aside)}`;
  const [from, to] = [`${tenth(x1)} ${tenth(y1)}`, `${tenth(x2)} ${tenth(y2)}`];
  return `M${from}Q${side(2 * bend + wide)} ${to}Q${side(2 * bend - wide)} ${from}Z`;
}

function shorter([x1, y1, x2, y2]: Line, by: number): Line {
  return [x1, y1, x2 - (x2 - x1) * by, y2 - (y2 - y1) * by];
}

/** A board with four sides, none of them quite straight. */
export function box(x: number, y: number, wide: number, high: number): string {
  const rough = Math.min(wide, high, 10) * 0.02;
  const off = (n: number) => (((x * 3 + y * 5 + wide * 7 + n * n * 11) % 5) - 2) * rough;
  const at = (px: number, py: number, n: number) =>
    `${tenth(px + off(n))} ${tenth(py + off(n + 1))}`;
  const [right, low] = [x + wide, y + high];
  return `M${at(x, y, 0)}L${at(right, y, 1)}L${at(right, low, 2)}L${at(x, low, 3)}Z`;
}

/** An oval, turned by some degrees. */
export function oval(x: number, y: number, rx: number, ry: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [tenth(2 * rx * Math.cos(turn)), tenth(2 * rx * Math.sin(turn))];
  const [left, top] = [tenth(x - dx / 2), tenth(y - dy / 2)];
  const arc = `a${rx} ${ry} ${degrees} 1 0`;
  return `M${left} ${top}${arc} ${dx} ${dy}${arc} ${-dx} ${-dy}Z`;
}

/** A point so far from another one, in degrees (0 is up, 90 to the right). */
export function around(x: number, y: number, far: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [tenth(x + far * Math.sin(turn)), tenth(y - far * Math.cos(turn))];
}

/** A straight bar from one point to another. */
export function bar([x, y]: Point, [u, v]: Point, wide: number): string {
  const long = Math.hypot(u - x, v - y) || 1;
  const [a, b] = [((y - v) / long) * (wide / 2), ((u - x) / long) * (wide / 2)];
  const at = (px: number, py: number) => `${tenth(px)} ${tenth(py)}`;
  return `M${at(x + a, y + b)}L${at(u + a, v + b)}L${at(u - a, v - b)}L${at(x - a, y - b)}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
