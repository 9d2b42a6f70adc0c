// Where a caption stands: beside what it speaks of, on the screen, and over no card where possible.

import type { Box } from './doubles';

/** How wide and high something is. */
export type Size = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'x' | 'y'>;

const EDGE = 6;
const GAP = 4;

/**
 * Towards the middle of the screen, or at a side of its goal, where that hides nothing; or else as
 * near as something is free, rather not over `asked`.
 */
export function beside(
  goal: Box,
  size: Size,
  screen: Size,
  keepClear: Box[],
  asked: Box[] = [],
): Point {
  const wanted = inside(towardsMiddle(goal, size, screen), size, screen);
  const free = (boxes: Box[]) => nearest(wanted, size, screen, [goal, ...keepClear, ...boxes]);
  return freeBeside(goal, size, screen, keepClear) ?? free(asked) ?? free([]) ?? wanted;
}

/** Right beside its goal, if there is a place where it hides nothing. */
export function freeBeside(
  goal: Box,
  size: Size,
  screen: Size,
  keepClear: Box[],
): Point | undefined {
  const wanted = inside(towardsMiddle(goal, size, screen), size, screen);
  const middle = goal.y + (goal.height - size.height) / 2;
  const sides = [goal.x + goal.width + GAP, goal.x - size.width - GAP]
    .map((x) => ({ x, y: middle }))
    .filter((side) => isSame(side, inside(side, size, screen)));
  return [wanted, ...sides].find((at) => isFree(at, size, keepClear));
}

function isFree(at: Point, size: Size, keepClear: Box[]): boolean {
  return !keepClear.some((box) => overlaps({ ...at, ...size }, box));
}

function towardsMiddle(goal: Box, size: Size, screen: Size): Point {
  const isAbove = goal.y + goal.height / 2 < screen.height / 2;
  return {
    x: goal.x + (goal.width - size.width) / 2,
    y: isAbove ? goal.y + goal.height + GAP : above(goal, size),
  };
}

/** The height at which something stands right above a box. */
export function above(goal: Box, size: Size): number {
  return goal.y - size.height - GAP;
}

/** Never beyond the edge of the screen. */
export function inside({ x, y }: Point, size: Size, screen: Size): Point {
  const within = (at: number, far: number) => Math.max(EDGE, Math.min(at, far - EDGE));
  return {
    x: within(x, screen.width - size.width),
    y: within(y, screen.height - size.height),
  };
}

/** Not over what is said elsewhere: right above or below it. */
export function apart(at: Point, size: Size, screen: Size, said: Box[]): Point {
  return nearest(at, size, screen, said) ?? at;
}

/** The nearest place above or below that is free, if it is not too far away. */
function nearest(at: Point, size: Size, screen: Size, keepClear: Box[]): Point | undefined {
  const far = ({ y }: Point) => Math.abs(y - at.y);
  const beyond = keepClear
    .flatMap((box) => [above(box, size), box.y + box.height + GAP])
    .map((y) => ({ x: at.x, y }))
    .filter((point) => isSame(point, inside(point, size, screen)))
    .filter((point) => far(point) < screen.height / 2)
    .sort((one, other) => far(one) - far(other));
  return [at, ...beyond].find((point) => isFree(point, size, keepClear));
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
