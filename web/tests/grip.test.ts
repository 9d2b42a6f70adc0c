import { describe, expect, it } from 'vitest';
import { grip, grips } from '../src/games/timeline/grip';

const card = new DOMRect(100, 200, 60, 80);

describe('a card of the hand that is taken up', () => {
  it('hangs by its middle at the mouse, wherever it was taken', () => {
    expect(grip(130, 240, card, false)).toEqual([0, 0]);
    expect(grip(105, 275, card, false)).toEqual([-25, 35]);
  });

  it('floats above the finger', () => {
    const [x, y] = grip(130, 240, card, true);
    expect(x).toBe(0);
    expect(y).toBeLessThan(-30);
  });

  it('is told to the hand', () => {
    document.body.innerHTML = '<div><button class="spot"><i></i></button></div>';
    const [hand, drawn] = [document.querySelector('div'), document.querySelector('i')];
    if (!hand || !drawn) throw new Error('the page is not there');
    const stop = grips(hand);
    const down = { clientX: 5, clientY: 7, bubbles: true };
    drawn.dispatchEvent(new PointerEvent('pointerdown', down));
    expect(hand.style.getPropertyValue('--grip-x')).toBe('5px');
    stop();
  });
});
