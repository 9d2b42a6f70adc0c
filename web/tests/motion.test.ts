import { describe, expect, it } from 'vitest';
import { picture, shift, type Box } from '../src/table/motion';

const box = (x: number, y: number, width = 50, face?: string): Box => ({
  x,
  y,
  width,
  height: 70,
  face,
});

describe('motion from the difference of two pictures', () => {
  it('is none where nothing moved', () => {
    expect(shift(box(10, 10), box(10, 10))).toBeNull();
  });

  it('starts where the thing was', () => {
    expect(shift(box(10, 20), box(110, 220))).toBe('translate(-100px, -200px) scale(1)');
  });

  it('starts as big as the thing was', () => {
    expect(shift(box(0, 0, 100), box(0, 0, 50))).toBe('translate(0px, 0px) scale(2)');
  });

  it('turns a thing that shows its other side, even on the spot', () => {
    expect(shift(box(0, 0, 50, '7'), box(0, 0, 50, '9'))).toContain('rotateY(180deg)');
    expect(shift(box(0, 0, 50, '7'), box(0, 0, 50, '7'))).toBeNull();
  });

  it('is about what has a name', () => {
    document.body.innerHTML = '<div data-move="coin-3" data-face="8"></div><div></div>';
    const found = picture(document.body);
    expect([...found.keys()]).toEqual(['coin-3']);
    expect(found.get('coin-3')?.face).toBe('8');
  });
});
