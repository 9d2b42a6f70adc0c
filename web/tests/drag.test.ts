import { describe, expect, it } from 'vitest';
import { step } from '../src/table/arrows';
import { draggable, drift, drop, isDrag, SLOP, spotAt, thingOf } from '../src/table/drag';
import { sit } from './fixtures';

const thing = (kind: string, id = kind) => ({ kind, id });

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
    expect(thingOf(spotAt(0, 0, card))).toEqual({ kind: 'trick', id: 'trick' });
    document.elementsFromPoint = () => [card, document.body];
    expect(thingOf(spotAt(0, 0, card))).toBeNull();
  });

  function held(): HTMLButtonElement {
    const coin = document.createElement('button');
    coin.setPointerCapture = () => undefined;
    draggable(sit('titus-middle').table, () => thing('pile'))(coin);
    coin.dispatchEvent(new PointerEvent('pointerdown', { clientX: 10, clientY: 10 }));
    return coin;
  }

  it('does not begin where the button was let go elsewhere', () => {
    const coin = held();
    coin.dispatchEvent(new PointerEvent('pointermove', { clientX: 90, clientY: 90, buttons: 0 }));
    coin.dispatchEvent(new PointerEvent('pointermove', { clientX: 95, clientY: 95, buttons: 1 }));
    expect(coin.className).toBe('');
  });

  it('ends where the news takes the thing out of the hand', () => {
    const coin = held();
    coin.dispatchEvent(new PointerEvent('pointermove', { clientX: 90, clientY: 90, buttons: 1 }));
    expect(coin.className).toBe('dragged');
    coin.dispatchEvent(new PointerEvent('lostpointercapture'));
    expect(coin.className).toBe('dropped');
  });

  it('goes on when what is drawn inside the thing loses the finger to it', () => {
    const coin = held();
    const drawn = coin.appendChild(document.createElement('i'));
    coin.dispatchEvent(new PointerEvent('pointermove', { clientX: 90, clientY: 90, buttons: 1 }));
    drawn.dispatchEvent(new PointerEvent('lostpointercapture', { bubbles: true }));
    expect(coin.className).toBe('dragged');
  });

  it('scrolls at both ends of a line, and nowhere else', () => {
    expect(drift(110, 100, 500)).toBeLessThan(0);
    expect(drift(300, 100, 500)).toBe(0);
    expect(drift(490, 100, 500)).toBeGreaterThan(0);
    expect(drift(90, 100, 500)).toBe(0);
  });

  it('plays a card that is dropped on the trick', () => {
    const { table, still } = sit('telos-follow');
    drop(table, thing('card-11'), thing('trick'), false);
    expect(still.acted).toEqual([{ type: 'play', cards: ['11'] }]);
  });

  it('takes all chosen cards along', () => {
    const { table, still } = sit('telos-lead');
    table.point(thing('card-5', 'five'));
    table.point(thing('card-5', 'other five'));
    drop(table, thing('card-5', 'five'), thing('trick'), false);
    expect(still.acted).toEqual([{ type: 'play', cards: ['5', '5'] }]);
  });

  it('takes a coin of the pile only home', () => {
    const { table, still } = sit('titus-start');
    drop(table, thing('pile'), null, false);
    drop(table, thing('pile'), thing('points'), false);
    expect(still.acted).toEqual([]);
    drop(table, thing('pile'), thing('reserve'), true);
    expect(still.acted).toEqual([{ type: 'take' }]);
  });

  it('places the coin in the hand', () => {
    const { table, still } = sit('titus-hand');
    const add = table.choices.find(({ action }) => action.type === 'add');
    const piece = add?.kinds.find((kind) => kind.startsWith('piece-')) ?? '';
    drop(table, thing('hand'), thing(piece), true);
    expect(still.acted).toEqual([add?.action]);
  });
});

describe('the arrow keys', () => {
  it('go round a hand', () => {
    expect(step('ArrowRight', 0, 3)).toBe(1);
    expect(step('ArrowRight', 2, 3)).toBe(0);
    expect(step('ArrowLeft', 0, 3)).toBe(2);
    expect(step('Home', 2, 3)).toBe(0);
    expect(step('End', 0, 3)).toBe(2);
    expect(step('Enter', 0, 3)).toBeNull();
  });
});
