import { beforeEach, describe, expect, it } from 'vitest';
import { spokenOf } from '../src/table/flash';
import { heldFocus, keepFocus } from '../src/table/focus';

const table = () => document.getElementById('table') as HTMLElement;
const focusOn = (id: string) => {
  document.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
};
const focused = () => (document.activeElement as HTMLElement).dataset['id'];

beforeEach(() => {
  document.body.innerHTML = `<div id="table">
    <div data-part="ask"><div data-speaks="ask" data-id="ask" tabindex="-1"></div></div>
    <div data-part="mine">
      <button class="loose" data-id="a"></button><button class="loose" data-id="b"></button>
      <button class="loose" data-id="c"></button>
    </div>
    <div data-part="middle"><button data-id="pile"></button><button data-id="line"></button></div>
  </div>`;
});

function playing(change: () => void): void {
  const held = heldFocus(table());
  change();
  if (held) keepFocus(table(), held);
}

describe('the focus', () => {
  it('goes on to the neighbour of a card that is gone', () => {
    focusOn('b');
    playing(() => document.querySelector('[data-id="b"]')?.remove());
    expect(focused()).toBe('c');
  });

  it('stays with a card that lies elsewhere now', () => {
    focusOn('b');
    playing(() => {
      document.querySelector('[data-id="b"]')?.remove();
      const middle = document.querySelector('[data-part="middle"]') as HTMLElement;
      middle.innerHTML += '<button data-id="b"></button>';
    });
    expect(focused()).toBe('b');
  });

  it('goes to what is asked where nothing is left', () => {
    focusOn('c');
    playing(() =>
      document.querySelectorAll('[data-part="mine"] button').forEach((b) => b.remove()),
    );
    expect(focused()).toBe('ask');
  });

  it('goes from a button that is gone to what is asked, not to the button beside it', () => {
    const mine = document.querySelector('[data-part="mine"]') as HTMLElement;
    mine.innerHTML += '<button id="say">Say it</button><button>Caught!</button>';
    document.getElementById('say')?.focus();
    playing(() => document.getElementById('say')?.remove());
    expect(focused()).toBe('ask');
  });

  it('goes from a place that is gone to what is asked, not to the pile beside it', () => {
    focusOn('line');
    playing(() => document.querySelector('[data-id="line"]')?.remove());
    expect(focused()).toBe('ask');
  });

  it('is left alone where nothing has happened to it, or it was elsewhere', () => {
    focusOn('a');
    playing(() => document.querySelector('[data-id="b"]')?.remove());
    expect(focused()).toBe('a');
    (document.activeElement as HTMLElement).blur();
    expect(heldFocus(table())).toBeNull();
  });
});

describe('a line of the story', () => {
  it('speaks of seats and coins by their names on the table', () => {
    const event = { type: 'takes', seat: 1, coin: 7, cards: ['x'] };
    expect(spokenOf([{ event, types: {}, said: [] }])).toEqual(['seat-1', 'coin-7']);
  });
});
