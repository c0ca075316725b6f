import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Lets Node import this repository's sources as they are, with decorators, so that a worker keeps the modules
// that its spec files share. Jest's own runner evaluates all of them, and all packages, again for each file.

const GLOBALS = new URL('native-globals.mjs', import.meta.url).href;

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
};

process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    // The exports of workspaces name their sources as types.
    if (specifier.startsWith('@abhyas/')) {
      return nextResolve(specifier, { ...context, conditions: ['types', ...context.conditions] });
    }
    return nextResolve(sourceOf(specifier, context.parentURL) ?? specifier, context);
  },
  load(url, context, nextLoad) {
    if (!/\.tsx?(\?|$)/.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url.replace(/\?.*/, ''));
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swc, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** Services import sources by the names of the compiled files, front ends without an ending. */
function sourceOf(specifier, parent) {
  if (!parent || !/^\.{1,2}\//.test(specifier) || !/\.tsx?(\?|$)/.test(parent)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, ''), parent).href;
  const endings = ['.ts', '.tsx', '/index.ts'];
  return endings.map((ending) => url + ending).find((file) => existsSync(new URL(file)));
}
