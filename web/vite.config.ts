import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { clientTexts } from './texts.ts';

// Each file costs as much as a kilobyte in headers: what most screens share comes in one, with the lids
// on the first of them; what all tables share in another. Lessons are fetched by those who take one.
const groups = [
  { name: 'shared', test: /node_modules|src\/(net|store|ui)\// },
  { name: 'shared', test: /\/(Lid|Coin|Slate)\.svelte|\/(gods|icons)\.ts/ },
  { name: 'table', test: /src\/table\/(?!lesson)|src\/games\/(?!boards)[^/]*$/ },
];

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
      output: { codeSplitting: { groups } },
    },
  },
}));
