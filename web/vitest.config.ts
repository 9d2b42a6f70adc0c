import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default defineConfig((environment) =>
  mergeConfig(vite(environment), {
    test: { environment: 'happy-dom', isolate: false, include: ['tests/**/*.test.ts'] },
  }),
);
