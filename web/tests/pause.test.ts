import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from '../src/net/pause';

beforeEach(() => {
  vi.stubGlobal('MessageChannel', MessageChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits without a timer, of which a hidden page has one in a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const begun = performance.now();
  await pause(20);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(20);
});
