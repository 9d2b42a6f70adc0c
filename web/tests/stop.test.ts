import { describe, expect, it } from 'vitest';
import { oneStop } from '../src/games/timeline/stop';

function row(...classes: string[]): HTMLElement[] {
  document.body.innerHTML = `<div>${classes.map((name) => `<button class="${name}"></button>`).join('')}</div>`;
  oneStop(document.querySelector('div') ?? document.body);
  return [...document.querySelectorAll('button')];
}

const stops = (all: HTMLElement[]) => all.map((one) => one.tabIndex);

describe('a line', () => {
  it('is one stop of the Tab key: where a card can go, or its first card', () => {
    expect(stops(row('', '', ''))).toEqual([0, -1, -1]);
    expect(stops(row('', 'lit', 'lit'))).toEqual([-1, 0, -1]);
  });

  it('is come back to where one was', () => {
    const all = row('', '', '');
    all[2]?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(stops(all)).toEqual([-1, -1, 0]);
  });
});
