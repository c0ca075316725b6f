import { RateLimits, SERVICE_CONFIG, type RawBody } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { AuthConfig } from '../config.js';
import {
  MAX_PHOTO_BYTES,
  PHOTO_TOO_LARGE,
  photosBusy,
  unsupportedPhotoType,
} from './photos.errors.js';

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Each upload holds up to 2 MB of memory until it is done; on a slow network that takes minutes. */
const MAX_CONCURRENT = 32;
/** Limits one student, so that nobody takes all slots. */
const MAX_PER_STUDENT = 4;
const MAX_QUEUED = 100;
const HOUR_SECONDS = 3_600;

/**
 * Limits concurrent uploads to bound memory use: some are read in parallel, the others wait unread.
 * Pictures are processed one by one as they arrive, so that a slow network delays nobody else.
 */
@Injectable()
export class PhotoUploads {
  private readonly limiter = pLimit(MAX_CONCURRENT);
  private readonly openPerStudent = new Map<string, number>();

  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Reads an upload and processes it.
   *
   * @throws 408, 413, 415; 429 when a student changes the photo too often; 503 when too many uploads wait
   */
  async receive<T>(
    userId: string,
    body: RawBody,
    handle: (picture: Buffer) => Promise<T>,
  ): Promise<T> {
    const limit = { limit: this.config.LIMIT_PHOTOS, windowSeconds: HOUR_SECONDS };
    await this.limits.enforce(`photo:${userId}`, limit);
    if (!TYPES.has(body.mediaType)) throw unsupportedPhotoType();
    if (this.limiter.pendingCount >= MAX_QUEUED) throw photosBusy();
    const open = this.openPerStudent.get(userId) ?? 0;
    if (open >= MAX_PER_STUDENT) throw photosBusy();
    this.openPerStudent.set(userId, open + 1);
    try {
      return await this.limiter(async () =>
        handle(await body.read(MAX_PHOTO_BYTES, PHOTO_TOO_LARGE)),
      );
    } finally {
      this.release(userId);
    }
  }

  private release(userId: string): void {
    const open = (this.openPerStudent.get(userId) ?? 0) - 1;
    if (open > 0) this.openPerStudent.set(userId, open);
    else this.openPerStudent.delete(userId);
  }
}
