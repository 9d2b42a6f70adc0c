import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

// The layers of the client, low to high: each imports from itself and from those below it.
const LAYERS = ['net', 'store', 'ui', 'table', 'games', 'pages'];
const zones = LAYERS.flatMap((layer, place) =>
  LAYERS.slice(place + 1).map((above) => ({
    target: `./src/${layer}`,
    from: `./src/${above}`,
    message: `${layer} lies below ${above}: see docs/client.md.`,
  })),
);

const SCRIPT_PARSER = fileURLToPath(new URL('./svelte-script-parser.js', import.meta.url));

export default ts.config(
  { ignores: ['build', 'node_modules', 'fixtures'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**'],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { parser: ts.parser } },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], [SCRIPT_PARSER]: ['.svelte'] },
      'import-x/resolver': { node: { extensions: ['.ts', '.svelte', '.svelte.ts', '.js'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-unresolved': ['error', { ignore: ['^@', '^svelte'] }],
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
);
