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
/** Each holds up to 2 MB until it is done; on a slow network that takes minutes. */
const MAX_READ_AT_ONCE = 32;
/** Of one student, so that nobody takes all places. */
const MAX_PER_STUDENT = 4;
const MAX_WAITING = 100;
const HOUR = 3_600;

/**
 * Lets uploads in so that memory holds: some are read at once, the others wait unread. Pictures are
 * worked on one by one as they are there, so that a slow network holds up nobody else's.
 */
@Injectable()
export class PhotoUploads {
  private readonly some = pLimit(MAX_READ_AT_ONCE);
  private readonly ofStudents = new Map<string, number>();

  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Reads an upload and works on it.
   *
   * @throws 408, 413, 415; 429 when a student changes their photo too often; 503 when too many wait
   */
  async receive<T>(
    userId: string,
    body: RawBody,
    work: (picture: Buffer) => Promise<T>,
  ): Promise<T> {
    if (!TYPES.has(body.mediaType)) throw unsupportedPhotoType();
    const limit = { limit: this.config.LIMIT_PHOTOS, windowSeconds: HOUR };
    await this.limits.enforce(`photo:${userId}`, limit);
    if (this.some.pendingCount >= MAX_WAITING) throw photosBusy();
    const own = this.ofStudents.get(userId) ?? 0;
    if (own >= MAX_PER_STUDENT) throw photosBusy();
    this.ofStudents.set(userId, own + 1);
    try {
      return await this.some(async () => work(await body.read(LARGEST_PHOTO, PHOTO_TOO_LARGE)));
    } finally {
      this.release(userId);
    }
  }

  private release(userId: string): void {
    const own = (this.ofStudents.get(userId) ?? 0) - 1;
    if (own > 0) this.ofStudents.set(userId, own);
    else this.ofStudents.delete(userId);
  }
}
