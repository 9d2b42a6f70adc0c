import { describe, expect, it } from 'vitest';
import { soundOf } from '../src/table/telling';
import { SCENES } from './fixtures';

const heard = (scene: string) => {
  const news = SCENES.get(scene)?.news;
  return soundOf(news?.table.game ?? '', news?.moves.slice(-1) ?? []);
};

describe('what is heard', () => {
  it('is what the game says of what happened', () => {
    expect(heard('titus-middle')).toBe('coin');
  });

  it('is cards where the game says nothing, also in one that nobody knows', () => {
    expect(heard('telos-follow')).toBe('paper');
    expect(soundOf('whist', [])).toBe('paper');
  });
});
