// Drawings in the manner of black-figure pots and woodcuts: flat ink, and lines cut out of it.

/** Paths in a field of 100 by 100, painted in this order. */
export interface Drawing {
  /** Filled with ink. */
  ink: string[];
  /** Drawn as lines of ink; the number is their width. */
  line?: [string, number][];
  /** Left out of the ink. */
  hole?: string[];
  /** Ink again, inside what was left out. */
  dot?: string[];
  /** Lines cut into the ink. */
  cut?: string[];
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A leaf or grain from (x, y), so long and so wide, in a direction in degrees (0 is up). */
export function leaf(x: number, y: number, long: number, wide: number, degrees: number): string {
  const at = (forward: number, aside: number) => {
    const turn = (degrees * Math.PI) / 180;
    const px = x + forward * Math.sin(turn) + aside * Math.cos(turn);
    const py = y - forward * Math.cos(turn) + aside * Math.sin(turn);
    return `${round(px)} ${round(py)}`;
  };
  return `M${at(0, 0)}Q${at(long / 2, wide)} ${at(long, 0)}Q${at(long / 2, -wide)} ${at(0, 0)}Z`;
}

/** A line from (x, y), so long, in a direction in degrees (0 is up). */
export function ray(x: number, y: number, from: number, to: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  return `M${round(x + from * dx)} ${round(y + from * dy)}L${round(x + to * dx)} ${round(y + to * dy)}`;
}

/** The same, seen in a mirror that stands at x = 50. Only for paths with absolute M, L, C, Q, Z. */
export function mirrored(path: string): string {
  let place = 0;
  return path.replace(/-?\d+(\.\d+)?/g, (number) =>
    place++ % 2 === 0 ? String(round(100 - Number(number))) : number,
  );
}

export function both(path: string): string[] {
  return [path, mirrored(path)];
}

/** Whole numbers from `from` up to `to` in steps. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
