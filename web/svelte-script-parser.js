// How the lint for import cycles reads a component: only its script, as a module. The parser that
// eslint-plugin-svelte brings wraps it in markup, where import-x does not look for imports.

import * as parser from '@typescript-eslint/parser';

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

export const meta = { name: 'svelte-script-parser' };

export function parseForESLint(code, options) {
  const scripts = Array.from(code.matchAll(SCRIPT), ([, script]) => script);
  const module = [...scripts, 'export default {};'].join('\n');
  return parser.parseForESLint(module, { ...options, sourceType: 'module' });
}
