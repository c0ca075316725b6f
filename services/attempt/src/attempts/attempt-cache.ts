import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptEntity } from './attempt.entity.js';

/** Some 2 KB each. */
const ATTEMPTS_IN_MEMORY = 20_000;

/**
 * Open attempts as this process left them last. What is remembered may be stale (another replica
 * saved, an operator moved the deadline): whoever writes by it has the database check that it still
 * is as remembered, and reads it anew when it is not.
 */
@Injectable()
export class AttemptCache {
  readonly #attempts = new LRUCache<string, AttemptEntity>({ max: ATTEMPTS_IN_MEMORY });

  /** Null when it is not remembered, or another student's. */
  recall(userId: string, id: string): AttemptEntity | null {
    const attempt = this.#attempts.get(id);
    return attempt?.userId === userId ? attempt : null;
  }

  remember(attempt: AttemptEntity): void {
    this.#attempts.set(attempt.id, attempt);
  }

  forget(id: string): void {
    this.#attempts.delete(id);
  }
}
