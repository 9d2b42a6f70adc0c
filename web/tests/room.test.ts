import { afterEach, describe, expect, it, vi } from 'vitest';
import { aside, inSight, makeRoom, press } from '../src/table/room';

const span = { from: 500, to: 1_500, duration: 2_000 };
const box = { x: 900, y: 0, width: 100, height: 140 };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** What is animated, by the text of the element: its way to the side. */
function watched(): Map<string, string> {
  const moved = new Map<string, string>();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames) {
    const found =
      JSON.stringify(frames)
        .match(/-?\d+px/g)
        ?.find((by) => by !== '0px') ?? '';
    moved.set(this.textContent, found);
    return {} as Animation;
  });
  return moved;
}

describe('room for a thing on its journey', () => {
  it('is made by all that lies in the same row, on either side', () => {
    document.body.innerHTML = '<div data-row><i>1</i><i>2</i><p><b></b></p><i>3</i></div><i>4</i>';
    const moved = watched();
    makeRoom(document.querySelector('b') ?? document.body, 100, span);
    expect([...moved]).toEqual([
      ['1', '-54px'],
      ['2', '-54px'],
      ['3', '54px'],
    ]);
  });

  it('is there when the thing arrives, and closes as it goes', () => {
    const frames = aside(50, span).map(({ translate, offset }) => [offset, translate]);
    expect(frames).toEqual([
      [0, '0px'],
      [0.15, '0px'],
      [0.25, '50px'],
      [0.75, '50px'],
      [0.85, '0px'],
      [1, '0px'],
    ]);
  });

  it('is closed by pressing both sides together', () => {
    document.body.innerHTML = '<i data-move="a">a</i><i data-move="b">b</i>';
    const moved = watched();
    press(document.body, ['a', 'b']);
    expect([...moved]).toEqual([
      ['a', '9px'],
      ['b', '-9px'],
    ]);
  });

  it('is shown at the edge where its place is scrolled out of sight', () => {
    document.body.innerHTML = '<div data-scrolls><i data-place="gap-9"></i></div>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(10, 0, 500, 1),
    );
    expect(inSight(document.body, 'gap-9', box).x).toBe(410);
    expect(inSight(document.body, 'gap-9', { ...box, x: -70 }).x).toBe(10);
    expect(inSight(document.body, 'nowhere', box).x).toBe(900);
  });
});
