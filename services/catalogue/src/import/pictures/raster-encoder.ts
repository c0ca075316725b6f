import type { default as OpenPicture, Sharp } from 'sharp';
import { MAX_HEIGHT, MAX_WIDTH, type PictureSize } from '../rules/pictures/picture-bounds.js';
import type { PictureType } from '../rules/pictures/picture-type.js';
import { RefusedPicture } from '../rules/pictures/refused-picture.js';
import { isStillWebp } from '../rules/pictures/still-webp.js';

/** Pixels of a picture before it is shrunk; sharp reads their number from the header. */
const MAX_PIXELS = 16_000_000;
const MAX_SECONDS = 30;
const QUALITY = 82;
/** A drawing of few colours is small without loss. A larger file is a photo. */
const MAX_LOSSLESS_BYTES = 300 * 1024;

const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

export interface EncodedPicture extends PictureSize {
  webp: Buffer;
}

/**
 * Converts pictures of pixels to WebP: one frame, upright, in proportion at most 1,600 × 4,000 pixels, in
 * the usual colours, without metadata. A file that is already like this is decoded once and stays as it is,
 * so that an exported picture keeps its id.
 */
export class RasterEncoder {
  private sharp: Promise<typeof OpenPicture> | undefined;

  /** Throws RefusedPicture unless the bytes are a complete picture of that type. */
  async encode(bytes: Buffer, type: Exclude<PictureType, 'svg'>): Promise<EncodedPicture> {
    const sharp = await (this.sharp ??= loadSharp());
    const open = (): Sharp =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .autoOrient()
        .timeout({ seconds: MAX_SECONDS });
    try {
      const { width, height } = await open().metadata();
      const isFitting = width <= MAX_WIDTH && height <= MAX_HEIGHT;
      if (type === 'webp' && isFitting && isStillWebp(bytes)) {
        await open().stats();
        return { webp: bytes, width, height };
      }
      return await convert(open, type);
    } catch (error) {
      throw toRefusal(error);
    }
  }
}

async function convert(open: () => Sharp, type: PictureType): Promise<EncodedPicture> {
  const resized = (): Sharp =>
    open().resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true });
  if (type !== 'jpeg') {
    const lossless = await write(resized().webp({ lossless: true }));
    if (lossless.webp.length <= MAX_LOSSLESS_BYTES) return lossless;
  }
  return write(resized().webp({ quality: QUALITY }));
}

async function write(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

/** Loads the library lazily, so that it uses no memory before the first picture. */
async function loadSharp(): Promise<typeof OpenPicture> {
  const { default: sharp } = await import('sharp');
  // Blocks the decoders of all other formats.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function toRefusal(error: unknown): RefusedPicture {
  if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
    return new RefusedPicture('it has more than 16 million pixels');
  }
  return new RefusedPicture('it is damaged or not complete', { cause: error });
}
