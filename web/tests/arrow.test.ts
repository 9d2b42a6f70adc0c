import { afterEach, describe, expect, it } from 'vitest';
import type { Box } from '../src/table/doubles';
import { aim, sideOf } from '../src/table/lesson/arrow';

const bounds = { x: 0, y: 0, width: 300, height: 300 };
const thing = { x: 130, y: 130, width: 40, height: 40 };
const above = { x: 100, y: 90, width: 100, height: 38 };
const below = { x: 100, y: 172, width: 100, height: 38 };
const aimed = (thing: Box, around: Box[]) => sideOf([{ thing, around, bounds }]);
const right = { x: 172, y: 100, width: 60, height: 100 };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the arrow of a teacher', () => {
  it('stands above a thing that lies alone', () => {
    expect(aimed(thing, [])).toBe('above');
  });

  it('stands on the first side where it hides nothing', () => {
    expect(aimed(thing, [above])).toBe('below');
    expect(aimed(thing, [above, below])).toBe('right');
    expect(aimed(thing, [above, below, right])).toBe('left');
  });

  it('does not leave what is in sight', () => {
    expect(aimed({ ...thing, y: 4 }, [])).toBe('below');
    expect(aimed({ ...thing, y: 4 }, [{ ...below, y: 46 }])).toBe('right');
  });

  it('hides as little as it can where all sides are taken, or is left out', () => {
    const left = { x: 120, y: 140, width: 8, height: 4 };
    expect(aimed(thing, [above, below, right, left])).toBe('left');
    expect(aimed(thing, [{ x: 0, y: 0, width: 300, height: 300 }])).toBeNull();
  });

  it('is on the same side of all that are alike, where it hides least of all', () => {
    const second = { ...thing, x: 200 };
    const around = [{ ...above, x: 190 }];
    const both = [thing, second].map((one) => ({ thing: one, around, bounds }));
    expect(sideOf(both)).toBe('below');
  });

  it('is given to what can be pressed, and to nothing else', () => {
    document.body.innerHTML = '<i data-shown></i><button data-shown>Stop</button><button></button>';
    document.body.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    for (const stop of document.querySelectorAll('[data-shown]'))
      stop.getBoundingClientRect = () => new DOMRect(130, 130, 40, 40);
    aim(document.body);
    const found = [...document.querySelectorAll<HTMLElement>('[data-arrow]')];
    expect(found.map(({ textContent, dataset }) => [textContent, dataset['arrow']])).toEqual([
      ['Stop', 'above'],
    ]);
  });

  it('goes on from what is chosen to what is not', () => {
    document.body.innerHTML =
      '<button data-shown data-arrow="left" class="chosen">7</button><button data-shown>8</button>';
    document.body.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    const [chosen, next] = document.querySelectorAll<HTMLElement>('button');
    if (chosen) chosen.getBoundingClientRect = () => new DOMRect(20, 130, 40, 40);
    if (next) next.getBoundingClientRect = () => new DOMRect(130, 130, 40, 40);
    aim(document.body);
    expect([chosen?.dataset['arrow'], next?.dataset['arrow']]).toEqual([undefined, 'above']);
  });
});
