import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Announcer } from '../src/store/announcer.svelte';

describe('the announcer', () => {
  it('can be called in an effect, which does not depend on what is being said', () => {
    const announcer = new Announcer();
    let runs = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        runs += 1;
        announcer.urge('Ten seconds left.');
        announcer.say('The clock runs.');
      });
    });
    flushSync();
    flushSync();
    stop();
    expect(runs).toBe(1);
  });
});
