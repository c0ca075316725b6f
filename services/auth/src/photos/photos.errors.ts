import { DomainError } from '@abhyas/service-kit';

/** 2 MB. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

export const PHOTO_TOO_LARGE = 'The photo is larger than 2 MB. Please choose a smaller one.';

export function unsupportedPhotoType(): DomainError {
  const sentence = 'The photo must be a JPEG, PNG or WebP image.';
  return new DomainError('unsupported_type', 415, sentence, { fields: { photo: sentence } });
}

export function notAPhoto(cause?: unknown): DomainError {
  const sentence =
    'This file is not a JPEG, PNG or WebP image, or it is damaged. Please choose another one.';
  return new DomainError('not_a_photo', 422, sentence, { fields: { photo: sentence }, cause });
}

export function tooManyPixels(): DomainError {
  const sentence =
    'This photo has too many pixels (25 million at most). Please choose a smaller one.';
  return new DomainError('not_a_photo', 422, sentence, { fields: { photo: sentence } });
}

export function photosBusy(): DomainError {
  return new DomainError(
    'too_busy',
    503,
    'Many people are changing their photos right now. Please try again in a moment.',
    { retryAfter: 5 },
  );
}

export function noSuchPhoto(): DomainError {
  return new DomainError('not_found', 404, 'This photo does not exist.');
}
