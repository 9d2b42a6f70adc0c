/** Where the others sit, seen from one's own chair: each list in playing order. */
export interface Around {
  left: number[];
  far: number[];
  right: number[];
}

/** How many sit at the left, on the far side and at the right, by how many there are. */
const PLACES: Record<number, [number, number, number]> = {
  0: [0, 0, 0],
  1: [0, 1, 0],
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [2, 2, 2],
};

/** Play goes round the table, so who comes next sits at the left. */
export function around(others: number[]): Around {
  const [left, far] = PLACES[others.length] ?? [2, others.length - 4];
  return {
    left: others.slice(0, left),
    far: others.slice(left, left + far),
    right: others.slice(left + far),
  };
}
