import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';

/** They are shown without a stylesheet: by the browser, or without a network. */
it.each([
  'shell/src/index.html',
  'shell/src/public/site.webmanifest',
  'shell/src/service-worker/offline-page.ts',
])('%s has the colours of the tokens', async (path) => {
  const tokens = await readFile(join(root, 'packages/ui/src/tokens.css'), 'utf8');
  const used = (await readFile(join(root, path), 'utf8')).match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((colour) => !tokens.includes(colour))).toEqual([]);
});
