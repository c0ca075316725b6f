import { describe, expect, it } from '@jest/globals';
import { MAX_PHOTO_BYTES, photoError } from './photo-error';

describe('photoError', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('accepts %s up to 2 MB', (type) => {
    expect(photoError({ type, size: 1 })).toBeUndefined();
    expect(photoError({ type, size: MAX_PHOTO_BYTES })).toBeUndefined();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])(
    'refuses the type %p',
    (type) => {
      expect(photoError({ type, size: 1 })).toMatch(/not a JPEG, PNG or WebP picture/);
    },
  );

  it('rejects a file that is empty or too large', () => {
    expect(photoError({ type: 'image/png', size: 0 })).toMatch(/empty/);
    expect(photoError({ type: 'image/png', size: MAX_PHOTO_BYTES + 1 })).toBe(
      'The photo is larger than 2 MB. Please choose a smaller one.',
    );
  });
});
