import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptEntity } from './attempt.entity.js';

/** Some 2 KB each. */
const MAX_CACHED_ATTEMPTS = 20_000;

/**
 * Open attempts as this process last saw them. An entry may be stale: another replica saved, or an
 * operator moved the deadline. Every write therefore has the database check that the row still
 * matches the entry, and reads the row again when it does not.
 */
@Injectable()
export class AttemptCache {
  readonly #attempts = new LRUCache<string, AttemptEntity>({ max: MAX_CACHED_ATTEMPTS });

  /** Null when it is not cached, or belongs to another student. */
  get(userId: string, id: string): AttemptEntity | null {
    const attempt = this.#attempts.get(id);
    return attempt?.userId === userId ? attempt : null;
  }

  set(attempt: AttemptEntity): void {
    this.#attempts.set(attempt.id, attempt);
  }

  delete(id: string): void {
    this.#attempts.delete(id);
  }
}
