import { DomainError } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type Sharp from 'sharp';
import { notAPhoto, tooManyPixels } from './photos.errors.js';

const MAX_SIDE = 256;
const MAX_PIXELS = 25_000_000;
const MAX_SECONDS = 5;
const QUALITY = 82;

const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/**
 * Converts any picture to a small WebP image: at most 256 × 256 pixels, only the first frame, upright,
 * and without metadata such as place and device.
 *
 * Converts one picture at a time, because decoding one of 25 million pixels can take about 200 MB.
 */
@Injectable()
export class PhotoReducer {
  private readonly queue = pLimit(1);
  private sharp: Promise<typeof Sharp> | undefined;

  /** @throws 422 unless the bytes are a complete JPEG, PNG or WebP image, whatever the media type says */
  reduce(picture: Buffer): Promise<Buffer> {
    return this.queue(async () => {
      const sharp = await (this.sharp ??= loadSharp());
      try {
        return await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
          .autoOrient()
          .resize(MAX_SIDE, MAX_SIDE, { fit: 'cover', withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer();
      } catch (error) {
        throw toDomainError(error);
      }
    });
  }
}

/** Loads the library lazily, so that it uses no memory before the first photo. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Blocks the decoders of all other formats.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function toDomainError(error: unknown): DomainError {
  const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
  return isTooLarge ? tooManyPixels() : notAPhoto(error);
}
