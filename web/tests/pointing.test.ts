import { afterEach, describe, expect, it } from 'vitest';
import { bringIntoSight, follow, mark, pointedOut } from '../src/table/lesson/pointing';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body;
}

function marked(): string[] {
  const things = [...document.querySelectorAll<HTMLElement>('[data-shown]')];
  return things.map(({ dataset }) => dataset['kind'] ?? dataset['place'] ?? '');
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what a teacher points at', () => {
  it('is marked by its kind, and seats by their place', () => {
    const root = page(
      '<i data-kind="pile"></i><i data-place="seat-1"></i><i data-place="pile"></i>',
    );
    mark(root, ['pile', 'seat-1']);
    expect(marked()).toEqual(['pile', 'seat-1']);
  });

  it('is no longer marked when something else is', () => {
    const root = page('<i data-kind="pile"></i><i data-kind="hand"></i>');
    mark(root, ['pile']);
    mark(root, ['hand']);
    expect(marked()).toEqual(['hand']);
  });

  it('is the button and not the place around it', () => {
    const root = page('<div data-kind="reserve"><button data-kind="reserve"></button></div>');
    mark(root, ['reserve']);
    expect(document.querySelector('[data-shown]')?.tagName).toBe('BUTTON');
  });

  it('is said in the words that a screen reader has for it, each once', () => {
    const root = page(
      '<i data-kind="a" aria-label="7, Aphrodite"></i><i data-kind="a" aria-label="7, Aphrodite"></i>' +
        '<div data-kind="trick"><button aria-label="The trick"></button></div>',
    );
    mark(root, ['a', 'trick']);
    expect(pointedOut(root)).toEqual(['7, Aphrodite', 'The trick']);
  });

  it('is brought into sight, and nothing else is', () => {
    const root = page('<i data-kind="gap-0"></i><i data-kind="gap-1"></i>');
    const seen: string[] = [];
    for (const thing of root.querySelectorAll<HTMLElement>('[data-kind]'))
      thing.scrollIntoView = () => seen.push(thing.dataset['kind'] ?? '');
    mark(root, ['gap-1']);
    bringIntoSight(root);
    expect(seen).toEqual(['gap-1']);
  });

  it('is marked also when it comes later, until nobody points any more', async () => {
    const root = page('');
    const stop = follow(root, () => ['pile']);
    document.body.firstElementChild?.insertAdjacentHTML('beforeend', '<i data-kind="pile"></i>');
    await new Promise((done) => setTimeout(done));
    expect(marked()).toEqual(['pile']);
    stop();
    expect(marked()).toEqual([]);
  });
});
