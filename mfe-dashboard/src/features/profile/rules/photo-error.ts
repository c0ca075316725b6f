import * as texts from '../../../texts/profile';
/** The image types that the server accepts. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The maximum size of a photo: 2 MB. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

/**
 * Why a file is not valid as a photo, checked before it is sent; undefined if it is valid. The
 * server also checks the content.
 *
 * @param file its type as detected by the browser, empty if unknown, and its size in bytes
 */
export function photoError(file: { type: string; size: number }): string | undefined {
  if (!photoTypes.includes(file.type)) {
    return texts.noPhotoType;
  }
  if (file.size === 0) return texts.emptyPhoto;
  if (file.size > MAX_PHOTO_BYTES) return texts.largePhoto;
  return undefined;
}
