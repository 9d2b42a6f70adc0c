import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { clientTexts } from './texts.ts';

// `vite build` makes the client, `vite build --mode gallery` the page of all screens with fixtures.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [clientTexts(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'build/gallery' : '../src/speeltafel/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data addresses for scripts and fonts
    rolldownOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
      // Each file costs as much as a kilobyte in headers: what most screens share comes in one.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /src\/(net|store|ui)\// }] } },
    },
  },
}));
