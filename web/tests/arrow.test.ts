import { afterEach, describe, expect, it } from 'vitest';
import { aim, sideOf } from '../src/table/lesson/arrow';

const bounds = { x: 0, y: 0, width: 300, height: 300 };
const thing = { x: 130, y: 130, width: 40, height: 40 };
const above = { x: 100, y: 90, width: 100, height: 38 };
const below = { x: 100, y: 172, width: 100, height: 38 };
const right = { x: 172, y: 100, width: 60, height: 100 };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the arrow of a teacher', () => {
  it('stands above a thing that lies alone', () => {
    expect(sideOf(thing, [], bounds)).toBe('above');
  });

  it('stands on the first side where it hides nothing', () => {
    expect(sideOf(thing, [above], bounds)).toBe('below');
    expect(sideOf(thing, [above, below], bounds)).toBe('right');
    expect(sideOf(thing, [above, below, right], bounds)).toBe('left');
  });

  it('does not leave what is in sight', () => {
    expect(sideOf({ ...thing, y: 4 }, [], bounds)).toBe('below');
    expect(sideOf({ ...thing, y: 4 }, [{ ...below, y: 46 }], bounds)).toBe('right');
  });

  it('hides as little as it can where all sides are taken, or is left out', () => {
    const left = { x: 120, y: 140, width: 8, height: 4 };
    expect(sideOf(thing, [above, below, right, left], bounds)).toBe('left');
    expect(sideOf(thing, [{ x: 0, y: 0, width: 300, height: 300 }], bounds)).toBeNull();
  });

  it('is given to what can be pressed, and to nothing else', () => {
    document.body.innerHTML = '<i data-shown></i><button data-shown>Stop</button><button></button>';
    document.body.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    for (const stop of document.querySelectorAll('[data-shown]'))
      stop.getBoundingClientRect = () => new DOMRect(130, 130, 40, 40);
    aim(document.body);
    const aimed = [...document.querySelectorAll<HTMLElement>('[data-arrow]')];
    expect(aimed.map(({ textContent, dataset }) => [textContent, dataset['arrow']])).toEqual([
      ['Stop', 'above'],
    ]);
  });
});
