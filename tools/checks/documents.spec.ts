import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';

/** A path from the root of the checkout, in backquotes. */
const namedFile =
  /`((?:packages|services|shell|mfe-[\w-]+|tools|e2e|gateway|docs)\/[\w./-]+\.\w+)`/g;

const documents = globSync('{*,docs/**/*,gateway/*,packages/*/*,services/*/*}.md', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

describe('documents', () => {
  it.each(documents)('%s names only files that exist', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(namedFile)].map(([, file = '']) => file);
    // Builds write into dist.
    const missing = named.filter((it) => !it.includes('/dist/') && !existsSync(join(root, it)));
    expect(missing).toEqual([]);
  });
});
