import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';

const folder = join(root, 'mfe-marketing/src/features/tour/pictures');
/** As in e2e/pictures/take-pictures.ts. */
const maxBytes = { phone: 40_000, wide: 24_000, 'wide-sharp': 40_000 };

const pictures = ['runner', 'results', 'review'].flatMap((screen) =>
  Object.entries(maxBytes).flatMap(([device, max]) =>
    ['dark', 'light'].map((theme) => ({ name: `${screen}-${device}-${theme}.avif`, max })),
  ),
);

describe('the pictures that npm run pictures takes', () => {
  it('are all there, and no others', () => {
    const names = pictures.map(({ name }) => name);
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  });

  it.each(pictures)('$name is an AVIF picture of few bytes', ({ name, max }) => {
    const bytes = readFileSync(join(folder, name));
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    expect(bytes.length).toBeLessThanOrEqual(max);
  });
});
