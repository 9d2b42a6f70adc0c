import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/store/settings.svelte';
import { sound, soundOf } from '../src/table/hearing';
import { SOUNDS, VOICES } from '../src/ui/sound';
import { SCENES } from './fixtures';

const heard = (scene: string) => {
  const news = SCENES.get(scene)?.news;
  return soundOf(news?.table.game ?? '', news?.moves.slice(-1) ?? []);
};

/** A move with one event. */
const moved = (event: { type: string } & Record<string, string>) => [
  { seat: 0, hand: null, at: 0, events: [{ event, types: {}, said: [] }] },
];

describe('what is heard', () => {
  it('is what the game says of what happened', () => {
    expect(heard('titus-middle')).toBe('coin');
  });

  it('is cards where the game says nothing, also in one that nobody knows', () => {
    expect(heard('telos-follow')).toBe('card');
    expect(soundOf('whist', [])).toBe('card');
  });

  it('tells right from wrong by a word of the event', () => {
    expect(soundOf('timeline', moved({ type: 'placed', right: 'yes' }))).toBe('right');
    expect(soundOf('timeline', moved({ type: 'placed', right: 'no' }))).toBe('wrong');
    expect(soundOf('timeline_together', moved({ type: 'tries', where: 'nowhere' }))).toBe('wrong');
    expect(soundOf('timeline_together', moved({ type: 'tries', where: 'slot' }))).toBe('right');
  });

  it('gives no forgotten call of Tabulos away (TAB-12)', () => {
    const said = (call: string) => moved({ type: 'says', right: 'yes', call });
    expect(soundOf('tabulos', said('silent'))).toBe(soundOf('tabulos', said('called')));
  });

  it.each(SOUNDS)('%s is about as loud as the others', (name) => {
    const loudest = Math.max(...VOICES[name].map(({ volume }) => volume));
    expect(loudest).toBeGreaterThanOrEqual(0.08);
    expect(loudest).toBeLessThanOrEqual(0.16);
  });
});

describe('sound', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.setSound(false);
  });

  it('is off until chosen', () => {
    const opened = vi.fn();
    vi.stubGlobal('AudioContext', opened);
    sound('turn');
    expect(opened).not.toHaveBeenCalled();
  });
});
