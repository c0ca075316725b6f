/** The kinds of picture that the server takes. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The most that a photo may weigh: 2 MB. */
export const largestPhoto = 2 * 1024 * 1024;

/**
 * What is wrong with a file as a photo, told before it is sent; undefined where nothing is. The
 * server looks at the content as well.
 *
 * @param file its type by the browser's account, empty where it knows none, and its size in bytes
 */
export function photoError(file: { type: string; size: number }): string | undefined {
  if (!photoTypes.includes(file.type)) {
    return 'This is not a JPEG, PNG or WebP picture. Please choose another file.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > largestPhoto)
    return 'The photo is larger than 2 MB. Please choose a smaller one.';
  return undefined;
}
