/** A picture is stored with at most so many CSS pixels. Phones show fewer; a wide chart is still sharp. */
export const MAX_WIDTH = 1_600;
export const MAX_HEIGHT = 4_000;

export interface PictureSize {
  width: number;
  height: number;
}

/** Shrinks a size to the maximum, in proportion, in whole pixels. */
export function fitSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: wholePixels(width * scale), height: wholePixels(height * scale) };
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}
