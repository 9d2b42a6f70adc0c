import { beforeAll, describe, expect, it } from 'vitest';
import type { TableListed, TableShown } from '../src/net/messages';
import { memberName, peopleAt, seatName } from '../src/store/names';
import { say, speak } from '../src/store/words.svelte';
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
});
