import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(vite(environment), {
    test: {
      environment: 'happy-dom',
      pool: 'vmThreads', // a page of its own for each file, at a quarter of the time of a process
      include: ['tests/**/*.test.ts'],
      testTimeout: 60_000, // on a machine that is busy with something else too
    },
  }),
);
