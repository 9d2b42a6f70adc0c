import { describe, expect, it } from 'vitest';
import type { Box } from '../src/table/doubles';
import { moments } from '../src/table/journeys';
import type { Stop } from '../src/table/scene';

const box = (x: number): Box => ({ x, y: 0, width: 50, height: 70 });
const manner = { calm: false, speed: 1 };

describe('a journey that a game directs', () => {
  const gap: [Stop, Box] = [{ at: 'gap-3', rest: 600, turns: true }, box(100)];
  const place: [Stop, Box] = [{ at: 'gap-5', rest: 800, mark: 'wrong' }, box(200)];

  it('goes over its stops, and rests at each', () => {
    const way = moments(box(0), [gap, place], box(300), manner);
    expect(way.map((one) => one.box.x)).toEqual([0, 100, 100, 100, 200, 200, 300]);
    const [, arrived, turned, rested] = way.map((one) => one.at);
    expect((rested ?? 0) - (turned ?? 0)).toBe(600);
    expect((turned ?? 0) - (arrived ?? 0)).toBeGreaterThan(0);
  });

  it('shows the other side until it is turned', () => {
    const way = moments(box(0), [place, gap], box(300), manner);
    expect(way.map((one) => one.turned)).toEqual([false, false, false, false, true, true, true]);
  });

  it('shows the same side throughout where nothing turns it', () => {
    expect(moments(box(0), [place], null, manner).every((one) => one.turned)).toBe(true);
  });

  it('ends at its last stop if it has left the table', () => {
    expect(moments(box(0), [gap], null, manner).at(-1)?.box.x).toBe(100);
  });

  it('rests as long where motion is not wanted, and flies nowhere', () => {
    const way = moments(box(0), [gap], box(300), { calm: true, speed: 1 });
    expect(way.map((one) => one.at)).toEqual([0, 0, 0, 600, 600]);
  });

  it('takes no time to go where it is', () => {
    const held: [Stop, Box] = [{ at: 'hand', rest: 250 }, box(100)];
    const way = moments(box(0), [held, gap], box(100), manner);
    const [, arrived = 0, rested = 0, again = 0] = way.map((one) => one.at);
    expect(rested - arrived).toBe(250);
    expect(again).toBe(rested);
    expect(way.at(-1)?.at).toBe(way.at(-2)?.at);
  });

  it('sets out when what comes before it has been seen', () => {
    const way = moments(box(0), [], box(300), manner, 2_000);
    expect(way.slice(0, 2).map((one) => [one.at, one.box.x])).toEqual([
      [0, 0],
      [2_000, 0],
    ]);
    expect(way.at(-1)?.box.x).toBe(300);
  });

  it('lies there for a while before it is turned', () => {
    const turning: [Stop, Box] = [{ at: 'gap-3', waits: 450, turns: true, rest: 0 }, box(100)];
    const [, arrived, waited] = moments(box(0), [turning], box(300), manner);
    expect((waited?.at ?? 0) - (arrived?.at ?? 0)).toBe(450);
    expect(waited?.turned).toBe(false);
  });

  it('bears its mark from the stop on that gives it', () => {
    const way = moments(box(0), [gap, place], box(300), manner);
    const since = way.findIndex(({ mark }) => mark);
    expect(way[since]?.stop).toBe(1);
    expect(way[since]?.at).toBe(way.find(({ stop }) => stop === 1)?.at);
    expect(way.at(-1)?.mark).toBe('wrong');
  });

  it('bears it as soon as it is turned, where it is turned', () => {
    const both: [Stop, Box] = [{ at: 'gap-3', turns: true, mark: 'right', rest: 600 }, box(100)];
    const way = moments(box(0), [both], box(100), manner);
    expect(way.findIndex(({ mark }) => mark)).toBe(way.findIndex(({ turned }) => turned));
  });

  it('is never more than three seconds behind, however slow the device is set', () => {
    const way = moments(box(0), [gap, place, gap], box(300), { calm: false, speed: 1.6 });
    expect(way.at(-1)?.at).toBeCloseTo(3_000);
  });

  it('takes as long as the device is set to', () => {
    const slow = moments(box(0), [place], null, { calm: true, speed: 1.5 });
    expect(slow[2]?.at).toBe(1_200);
  });
});
