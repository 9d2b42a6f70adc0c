import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, hearing, LATEST, LINGER } from '../src/store/announcer.svelte';
import { clockFace, isShort, ServerClock } from '../src/store/clock.svelte';
import { freshMoves, isTakenBack } from '../src/store/moves';
import { heardBefore, SHOWN, Spoken } from '../src/store/speeches.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the announcer', () => {
  it('says one sentence at a time, each when the one before was heard', () => {
    const announcer = new Announcer();
    announcer.say('Noor leads the 5.', 'Omar throws the 2.');
    expect(announcer.polite.sentence).toBe('Noor leads the 5.');
    vi.advanceTimersByTime(hearing('Noor leads the 5.') - 1);
    expect(announcer.polite.sentence).toBe('Noor leads the 5.');
    vi.advanceTimersByTime(1);
    expect(announcer.polite.sentence).toBe('Omar throws the 2.');
  });

  it('takes longer for a longer sentence', () => {
    expect(hearing('A much longer sentence.')).toBeGreaterThan(hearing('Short.'));
  });

  it('says the same sentence twice as two sentences', () => {
    const announcer = new Announcer();
    announcer.say('Pass.', 'Pass.');
    const { number } = announcer.polite;
    vi.advanceTimersByTime(hearing('Pass.'));
    expect(announcer.polite).toEqual({ number: number + 1, sentence: 'Pass.' });
  });

  it('does not let the own turn wait', () => {
    const announcer = new Announcer();
    announcer.say('One.', 'Two.');
    announcer.urge('Your turn.');
    expect(announcer.urgent.sentence).toBe('Your turn.');
    expect(announcer.polite.sentence).toBe('One.');
  });

  it('never falls far behind the game: of too much, the oldest is left out', () => {
    const announcer = new Announcer();
    for (let n = 0; n < 40; n++) {
      announcer.say(`Sentence ${n}.`);
      vi.advanceTimersByTime(300);
    }
    vi.advanceTimersByTime(LATEST);
    expect(announcer.polite.sentence).toBe('Sentence 39.');
  });

  it('leaves no old words in the page', () => {
    const announcer = new Announcer();
    announcer.say('One.');
    announcer.urge('Your turn.');
    vi.advanceTimersByTime(hearing('One.') + LINGER - 1);
    expect(announcer.polite.sentence).toBe('One.');
    vi.advanceTimersByTime(1 + hearing('Your turn.'));
    expect([announcer.polite.sentence, announcer.urgent.sentence]).toEqual(['', '']);
  });

  it('gives every sentence its full time, whatever was said before it', () => {
    const announcer = new Announcer();
    announcer.say('One.');
    announcer.urge('Your turn.');
    vi.advanceTimersByTime(hearing('One.') + LINGER - 1);
    announcer.say('Two.');
    announcer.urge('Your turn again.');
    vi.advanceTimersByTime(hearing('Two.'));
    expect(announcer.polite.sentence).toBe('Two.');
    expect(announcer.urgent.sentence).toBe('Your turn again.');
  });

  it('is silent when nobody wants to hear the rest', () => {
    const announcer = new Announcer();
    announcer.say('One.', 'Two.');
    announcer.hush();
    expect(announcer.polite.sentence).toBe('');
    vi.advanceTimersByTime(20_000);
    expect(announcer.polite).toEqual({ number: 1, sentence: '' });
  });
});

describe('the clock', () => {
  it('counts down by the time of the server', () => {
    vi.setSystemTime(5_000);
    const clock = new ServerClock();
    clock.hear(1_000_000);
    expect(clock.left(1_030_000)).toBe(30);
    vi.setSystemTime(34_500);
    expect(clock.left(1_030_000)).toBe(1);
    vi.setSystemTime(99_000);
    expect(clock.left(1_030_000)).toBe(0);
  });

  it.each([
    [9, '0:09'],
    [75, '1:15'],
    [600, '10:00'],
    [3_605, '1:00:05'],
  ])('shows %i seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });

  it('says when to hurry', () => {
    expect([isShort(11), isShort(10)]).toEqual([false, true]);
  });

  it('shows what a seat has left: it runs while the game waits for it, and rests otherwise', () => {
    const clock = new ServerClock();
    clock.hear(Date.now());
    expect(clock.ofSeat({ deadline: null })).toBeNull();
    expect(clock.ofSeat({ deadline: null, left: 61_001 })).toBe(62);
    expect(clock.ofSeat({ deadline: Date.now() + 5_000, left: 61_000 })).toBe(5);
  });
});

describe('speeches', () => {
  const speech = (member: number, said: string) => ({ member, phrase: '', said });

  it('stay beside who spoke for a while; those of before do not', () => {
    const before = [speech(0, 'a')];
    const spoken = new Spoken(before.length);
    expect(spoken.by(0, 0)).toBeNull();
    expect(spoken.hear([...before, speech(1, 'b')])).toHaveLength(1);
    expect(spoken.by(1, 1)).toBe('b');
    vi.advanceTimersByTime(SHOWN);
    expect(spoken.by(1, 1)).toBeNull();
  });

  it('of a bot stay beside its seat', () => {
    const spoken = new Spoken(0);
    spoken.hear([{ member: null, seat: 2, phrase: 'oops', said: 'Oops!' }]);
    expect(spoken.by(null, 2)).toBe('Oops!');
    expect(spoken.by(null, 1)).toBeNull();
    expect(spoken.by(0, 2)).toBeNull();
  });

  it('of a bot that greets are heard until one has played, however fast the bots are', () => {
    const speeches = [speech(0, 'a'), { member: null, seat: 2, phrase: 'hello', said: 'Hello!' }];
    const move = (seat: number, hand: 'bot' | 'person') => ({ seat, hand, at: 0, events: [] });
    const news = { speeches, seats: [0], moves: [move(1, 'bot'), move(2, 'bot')] };
    expect(heardBefore(news)).toBe(1);
    expect(heardBefore({ ...news, moves: [...news.moves, move(0, 'person')] })).toBe(2);
    expect(heardBefore({ ...news, seats: [] })).toBe(2);
  });

  it('are replaced by the next of the same person', () => {
    const spoken = new Spoken(0);
    spoken.hear([speech(1, 'b'), speech(1, 'c'), speech(2, 'd')]);
    expect(spoken.by(1, 1)).toBe('c');
    expect(spoken.last([0, 1])?.said).toBe('c');
  });
});

describe('moves', () => {
  const move = (at: number, seat = 0) => ({ seat, hand: null, at, events: [] });

  it('that are new are found also where the others are told again', () => {
    const before = [move(1), move(2)];
    expect(freshMoves(before, [move(1), move(2), move(3)])).toEqual([move(3)]);
    expect(freshMoves(before, [move(1), move(2)])).toEqual([]);
    expect(freshMoves(before, [move(1), move(4)])).toEqual([move(4)]);
  });

  it('that were taken back are noticed', () => {
    const before = [move(1), move(2)];
    expect(isTakenBack(before, [move(1)])).toBe(true);
    expect(isTakenBack(before, [move(1), move(4)])).toBe(true);
    expect(isTakenBack(before, [move(1), move(2), move(3)])).toBe(false);
  });
});
