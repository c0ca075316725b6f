import { DomainError } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type Sharp from 'sharp';

import { notAPhoto, tooManyPixels } from './photos.errors.js';

const SIDE = 256;
const MAX_PIXELS = 25_000_000;
const MAX_SECONDS = 5;
const QUALITY = 82;

const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/**
 * Makes of any picture a small WebP one: at most 256 × 256 pixels, the first frame only, upright,
 * and without metadata (where it was taken, by which device).
 *
 * One at a time: the worst picture of 25 million pixels takes about 200 MB while it is decoded.
 */
@Injectable()
export class PhotoReducer {
  private readonly oneByOne = pLimit(1);
  private sharp: Promise<typeof Sharp> | undefined;

  /** @throws 422 when the bytes are not a whole JPEG, PNG or WebP image, whatever they are called */
  reduce(picture: Buffer): Promise<Buffer> {
    return this.oneByOne(async () => {
      const sharp = await (this.sharp ??= loadSharp());
      try {
        return await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
          .autoOrient()
          .resize(SIDE, SIDE, { fit: 'cover', withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer();
      } catch (fault) {
        throw describeRefusal(fault);
      }
    });
  }
}

/** Loaded with the first photo: a service that reduces none need not hold the library in memory. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Decoders of other formats are never reached, whatever is sent.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function describeRefusal(fault: unknown): DomainError {
  const isTooBig = fault instanceof Error && fault.message.includes('exceeds pixel limit');
  return isTooBig ? tooManyPixels() : notAPhoto(fault);
}
