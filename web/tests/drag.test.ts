import { describe, expect, it } from 'vitest';
import { isDrag, SLOP, thingAt } from '../src/table/drag';

describe('dragging', () => {
  it('is no tap that trembles', () => {
    expect(isDrag(3, 4)).toBe(false);
    expect(isDrag(SLOP, 1)).toBe(true);
  });

  it('ends at the thing under the finger, not at the one that is dragged', () => {
    document.body.innerHTML =
      '<button data-kind="card-7" data-id="a"></button><button data-kind="trick" data-id="trick"><i></i></button>';
    const [card, trick] = document.querySelectorAll('button');
    const inner = document.querySelector('i');
    if (!card || !trick || !inner) throw new Error('the page is not there');
    document.elementsFromPoint = () => [card, inner, trick];
    expect(thingAt(0, 0, card)).toEqual({ kind: 'trick', id: 'trick' });
    document.elementsFromPoint = () => [card, document.body];
    expect(thingAt(0, 0, card)).toBeNull();
  });
});
