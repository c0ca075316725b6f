import { RateLimits, SERVICE_CONFIG, type RawBody } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

import type { AuthConfig } from '../config.js';

import {
  LARGEST_PHOTO,
  PHOTO_TOO_LARGE,
  photosBusy,
  unsupportedPhotoType,
} from './photos.errors.js';

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const AT_ONCE = 8;
const WAITING_AT_MOST = 100;
const HOUR = 3_600;

/** Lets uploads in so that memory holds: few are read and worked on at once, the others wait unread. */
@Injectable()
export class PhotoUploads {
  private readonly few = pLimit(AT_ONCE);

  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Reads an upload and works on it.
   *
   * @throws 413, 415; 429 when a student changes their photo too often; 503 when too many wait
   */
  async receive<T>(
    userId: string,
    body: RawBody,
    work: (picture: Buffer) => Promise<T>,
  ): Promise<T> {
    if (!TYPES.has(body.mediaType)) throw unsupportedPhotoType();
    const limit = { limit: this.config.LIMIT_PHOTOS, windowSeconds: HOUR };
    await this.limits.enforce(`photo:${userId}`, limit);
    if (this.few.pendingCount >= WAITING_AT_MOST) throw photosBusy();
    return this.few(async () => work(await body.read(LARGEST_PHOTO, PHOTO_TOO_LARGE)));
  }
}
