import { describe, expect, it } from '@jest/globals';
import { largestPhoto, photoFault } from './photo-fault';

describe('photoFault', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('lets %s through up to 2 MB', (type) => {
    expect(photoFault({ type, size: 1 })).toBeUndefined();
    expect(photoFault({ type, size: largestPhoto })).toBeUndefined();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])(
    'refuses the type %p',
    (type) => {
      expect(photoFault({ type, size: 1 })).toMatch(/not a JPEG, PNG or WebP picture/);
    },
  );

  it('refuses a file that is empty or too large', () => {
    expect(photoFault({ type: 'image/png', size: 0 })).toMatch(/empty/);
    expect(photoFault({ type: 'image/png', size: largestPhoto + 1 })).toBe(
      'The photo is larger than 2 MB. Please choose a smaller one.',
    );
  });
});
