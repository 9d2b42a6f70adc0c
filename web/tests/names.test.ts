import { flushSync, mount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SpeechShown, TableListed, TableShown } from '../src/net/messages';
import { memberName, peopleAt, seatName, tableFacts } from '../src/store/names';
import { say, speak } from '../src/store/words.svelte';
import SpeechLine from '../src/table/SpeechLine.svelte';
import Portrait from '../src/ui/Portrait.svelte';
import { SCENES } from './fixtures';

/** A table of three; the first member has the first two seats, the second watches. */
function table(...names: string[]): TableShown {
  const shown = SCENES.get('titus-end')?.news.table;
  const seat = shown?.seats[0];
  if (!shown || !seat) throw new Error('the scene is not there');
  const members = names.map((name) => ({ name, host: false, muted: false, gone: false }));
  const seats = [
    { ...seat, name: '', member: 0 },
    { ...seat, name: 'Lotte', member: 0 },
    { ...seat, name: '', member: null, bot: 'casual' },
  ];
  return { ...shown, members, seats };
}

/** The same, with one name on all seats, and members without one. */
function seated(name: string): TableShown {
  const shown = table();
  return { ...shown, seats: shown.seats.map((seat) => ({ ...seat, name })) };
}

beforeAll(() => speak('en'));

const player = (number: number) => say('player', { number });

describe('what people are called', () => {
  it('a seat has its own name, or its number', () => {
    const shown = table('An', '');
    expect([0, 1, 2].map((seat) => seatName(shown, seat))).toEqual([player(1), 'Lotte', player(3)]);
  });

  it('a member has a name, or those of the seats, or is a guest', () => {
    expect(memberName(table('An', ''), 0)).toBe('An');
    expect(memberName(table('', ''), 0)).toBe(`${player(1)}, Lotte`);
    expect(memberName(table('', ''), 1)).toBe(say('web-guest', { number: 2 }));
  });

  it('a list names the people at a table, and no bots', () => {
    const listed = { players: ['', 'Bo', ''], people: [0, 1] } as unknown as TableListed;
    expect(peopleAt(listed)).toEqual([player(1), 'Bo']);
  });

  it('a name from right to left turns nothing beside it', () => {
    const shown = table('שרה', '');
    const listed = {
      name: 'לילה',
      players: ['שרה', 'Bo'],
      people: [0, 1],
    } as unknown as TableListed;
    expect(memberName(shown, 0)).toBe('\u2068שרה\u2069');
    expect(tableFacts(listed)).toBe('\u2068לילה\u2069, \u2068שרה\u2069, Bo');
    const unnamed = memberName(seated('שרה'), 0);
    expect(unnamed).toBe('\u2068שרה\u2069, \u2068שרה\u2069');
    expect(say('web-wait', { name: unnamed })).toContain(unnamed);
  });

  it('neither a name nor what was said turns the other', () => {
    const speech = { member: 0, seat: null, said: '3, 4' } as SpeechShown;
    mount(SpeechLine, { target: document.body, props: { table: table('שרה'), speech } });
    flushSync();
    expect(document.querySelector('b')?.textContent).toBe('\u2068שרה\u2069');
    expect(document.querySelector('bdi')?.textContent).toBe('3, 4');
  });

  it('the initial in a portrait is the first letter of a name, not a mark before it', () => {
    const props = { face: 'round', name: seatName(seated('שרה'), 0) };
    mount(Portrait, { target: document.body, props });
    flushSync();
    expect(document.querySelector('svg text')?.textContent).toBe('ש');
  });
});
