import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';

const folder = join(root, 'mfe-marketing/src/features/tour/pictures');
/** As in e2e/pictures/take-pictures.ts. */
const MAX_BYTES = 40_000;

const names = ['runner', 'results', 'review'].flatMap((screen) =>
  ['phone', 'wide'].flatMap((device) =>
    ['dark', 'light'].map((theme) => `${screen}-${device}-${theme}.avif`),
  ),
);

describe('the pictures that npm run pictures takes', () => {
  it('are all there, and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s is an AVIF picture of few bytes', (name) => {
    const bytes = readFileSync(join(folder, name));
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });
});
