import { describe, expect, it } from 'vitest';
import { apart, beside, overlaps } from '../src/table/beside';

const SCREEN = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 40 };
const SEAT = { x: 400, y: 10, width: 200, height: 80 };

describe('a caption', () => {
  it('stands towards the middle of the screen', () => {
    expect(beside(SEAT, SIZE, SCREEN, [])).toEqual({ x: 400, y: 94 });
    const mine = { x: 0, y: 500, width: 1000, height: 100 };
    expect(beside(mine, SIZE, SCREEN, [])).toEqual({ x: 400, y: 456 });
  });

  it('stands at a side of a seat where it would hide a card', () => {
    const pile = { x: 450, y: 100, width: 100, height: 140 };
    expect(beside(SEAT, SIZE, SCREEN, [pile])).toEqual({ x: 604, y: 30 });
    const seat = { x: 700, y: 20, width: 200, height: 80 };
    expect(beside(SEAT, SIZE, SCREEN, [pile, seat])).toEqual({ x: 196, y: 30 });
  });

  const PHONE = { width: 360, height: 640 };
  const CHIP = { x: 80, y: 0, width: 200, height: 80 };
  const pile = { x: 100, y: 90, width: 100, height: 140 };

  it('stands as near as something is free where it would hide cards, rather not over a question', () => {
    expect(beside(CHIP, SIZE, PHONE, [pile])).toEqual({ x: 80, y: 234 });
    const asked = { x: 80, y: 250, width: 200, height: 20 };
    expect(beside(CHIP, SIZE, PHONE, [pile], [asked])).toEqual({ x: 80, y: 274 });
    const hand = { x: 0, y: 300, width: 360, height: 340 };
    expect(beside(CHIP, SIZE, PHONE, [pile, hand], [asked])).toEqual({ x: 80, y: 234 });
  });

  it('hides something rather than stand beyond the edge, or far away', () => {
    const cards = { x: 0, y: 90, width: 360, height: 500 };
    const at = beside(CHIP, SIZE, PHONE, [cards]);
    expect(at).toEqual({ x: 80, y: 84 });
    expect(overlaps({ ...at, ...SIZE }, cards)).toBe(true);
  });

  it('stands apart from what is said elsewhere, as near as it can', () => {
    const said = { x: 350, y: 100, width: 300, height: 40 };
    expect(apart({ x: 400, y: 90 }, SIZE, SCREEN, [])).toEqual({ x: 400, y: 90 });
    expect(apart({ x: 400, y: 90 }, SIZE, SCREEN, [said])).toEqual({ x: 400, y: 56 });
    const seat = { x: 0, y: 0, width: 1000, height: 90 };
    expect(apart({ x: 400, y: 90 }, SIZE, SCREEN, [said, seat])).toEqual({ x: 400, y: 144 });
  });
});
