import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(vite(environment), {
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      testTimeout: 60_000, // on a machine that is busy with something else too
    },
  }),
);
