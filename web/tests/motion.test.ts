import { describe, expect, it } from 'vitest';
import type { Box } from '../src/table/doubles';
import { animate, pace, picture, shift, turned } from '../src/table/motion';

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
    expect(shift(box(0, 0, 100), box(0, 0, 50))).toBe('translate(25px, 0px) scale(2)');
  });

  it('turns a thing that shows its other side, even on the spot', () => {
    const [seven, nine] = [box(0, 0, 50, '7'), box(0, 0, 50, '9')];
    expect(turned(seven, nine)).toBe(true);
    expect(shift(seven, nine)).not.toBeNull();
    expect(turned(seven, seven)).toBe(false);
    expect(shift(seven, seven)).toBeNull();
    expect(turned(box(0, 0), nine)).toBe(false);
  });

  it('deals one after the other, and is done soon', () => {
    expect(pace(7)).toBe(45);
    expect(pace(100) * 100).toBe(500);
    expect(pace(0)).toBe(45);
  });

  it('is about what has a name', () => {
    document.body.innerHTML = '<div data-move="coin-3" data-face="8"></div><div></div>';
    const found = picture(document.body);
    expect([...found.keys()]).toEqual(['coin-3']);
    expect(found.get('coin-3')?.face).toBe('8');
  });

  it('begins at places, which do not move themselves', () => {
    const [root, played] = scene();
    const seat = played('', 400);
    delete seat.dataset['move'];
    seat.dataset['place'] = 'seat-1';
    root.append(seat);
    const before = picture(root);
    expect(before.get('seat-1')?.x).toBe(400);
    seat.getBoundingClientRect = () => ({ x: 0, y: 0, width: 50, height: 70 }) as DOMRect;
    animate(root, before, { calm: false, speed: 1 });
    expect(played.animated).toEqual([]);
  });

  it('lets what stays slide, and what changes its place fly above the table', () => {
    const [root, played] = scene();
    const before = picture(root);
    root.querySelector('.hand')?.append(played('x', 300));
    root.querySelector('[data-move="a"]')?.remove();
    root.querySelector('.trick')?.append(played('a', 200));
    animate(root, before, { calm: false, speed: 1 });
    expect(flights(root)).toBe(1);
    expect(played.animated).toContain('x: 0 to 1'); // from nowhere: it appears
    expect(played.animated.some((line) => line.startsWith('double: perspective'))).toBe(true);
  });

  it('lets a card come out of the middle of a seat, smaller than it will lie on the table', () => {
    const [root, played] = scene();
    root.append(seatAt({ x: 400, y: 100, width: 300, height: 90 }));
    const before = picture(root);
    const card = played('x', 200);
    card.dataset['from'] = 'seat-1';
    root.querySelector('.trick')?.append(card);
    animate(root, before, { calm: false, speed: 1 });
    const flight = played.animated.find((line) => line.startsWith('double: '));
    expect(flight).toContain('translate(325px, 110px) scale(0.6)');
  });

  it('leaves a card alone that lay below another', () => {
    const [root, played] = scene();
    const pile = seatAt({ x: 395, y: 0, width: 58, height: 80 });
    root.append(pile);
    const before = picture(root);
    const card = played('x', 400);
    card.dataset['from'] = 'seat-1';
    pile.append(card);
    animate(root, before, { calm: false, speed: 1 });
    expect(flights(root)).toBe(0);
    expect(played.animated).toEqual([]);
  });

  it('only fades where motion is not wanted', () => {
    const [root, played] = scene();
    const before = picture(root);
    root.querySelector('.trick')?.append(played('x', 200));
    animate(root, before, { calm: true, speed: 1 });
    expect(flights(root)).toBe(0);
    expect(played.animated).toEqual(['x: 0 to 1']);
  });
});

function seatAt(place: Omit<Box, 'face'>): HTMLElement {
  const seat = document.createElement('div');
  seat.dataset['place'] = 'seat-1';
  seat.getBoundingClientRect = () => place as DOMRect;
  return seat;
}

function flights(root: Element): number {
  return root.querySelectorAll(':scope > [inert]').length;
}

/** A table with a hand and a trick, and a way to make cards that tell how they are animated. */
function scene() {
  const animated: string[] = [];
  Element.prototype.animate = function (this: HTMLElement, frames) {
    const told = (frames as Keyframe[]).map(({ transform, opacity }) => transform ?? opacity);
    animated.push(`${this.dataset['move'] ?? 'double'}: ${told.join(' to ')}`);
    return { cancel: () => undefined } as unknown as Animation;
  };
  const card = (name: string, x: number): HTMLElement => {
    const made = document.createElement('div');
    made.dataset['move'] = name;
    made.getBoundingClientRect = () => ({ x, y: 0, width: 50, height: 70 }) as DOMRect;
    return made;
  };
  const root = document.createElement('div');
  root.innerHTML = '<div class="hand"></div><div class="trick"></div>';
  root.querySelector('.hand')?.append(card('a', 0), card('b', 60));
  document.body.replaceChildren(root);
  return [root, Object.assign(card, { animated })] as const;
}
