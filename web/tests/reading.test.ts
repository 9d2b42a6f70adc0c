import { beforeAll, describe, expect, it } from 'vitest';
import { reading } from '../src/games/timeline/reading.svelte';
import type { AgainstView, EventCard, TogetherView } from '../src/games/timeline/view';
import { label, yearFirst } from '../src/games/timeline/words';
import { speak } from '../src/store/words.svelte';
import { sit } from './fixtures';

beforeAll(() => speak('en'));

const moon: EventCard = {
  name: 3,
  texts: { en: 'People walk on the Moon' },
  light: 'sun',
  date: '1969',
  until: '',
  dark: 'key',
  source: 'Apollo 11',
};

describe('a card in words', () => {
  it('says the icon of the side that is up, and the date as soon as it is known', () => {
    expect(label(moon, { icons: true })).toBe('People walk on the Moon (1969), icon: sun');
    expect(label(moon, { dark: true, icons: true })).toContain('icon: key');
    expect(label(moon, { dark: true, icons: false })).toBe('People walk on the Moon (1969)');
  });

  it('has the light icon as long as nobody has seen the dark side', () => {
    const unseen: EventCard = { name: 3, texts: { en: 'People walk on the Moon' }, light: 'sun' };
    expect(label(unseen, { dark: true, icons: true })).toBe('People walk on the Moon, icon: sun');
  });

  it('has its date first where one listens for a place in the line', () => {
    expect(yearFirst(moon)).toBe('1969, People walk on the Moon');
  });
});

describe('what is read from near', () => {
  it('goes from card to card, not beyond the first or the last', () => {
    const cards = [moon, { ...moon, name: 4 }];
    reading.open(cards, moon);
    reading.turn(-1);
    expect(reading.card?.name).toBe(3);
    reading.turn(1);
    reading.turn(1);
    expect(reading.card?.name).toBe(4);
    reading.close();
    expect(reading.card).toBeUndefined();
  });

  it.each(['timeline-end', 'together-end'])('%s: every card tells its source', (scene) => {
    const view = sit(scene).table.view as unknown as AgainstView | TogetherView;
    const line = view.game === 'timeline' ? view.line : [...view.row, ...view.slots].flat();
    const cards = [...view.hands.flat(), ...view.discards, ...line, view.top];
    expect(cards.every((card) => card?.date && card.source)).toBe(true);
  });
});
