import { createHash } from 'node:crypto';
import type { RedisClient } from './redis.js';

/** The keys and arguments of a script, as `KEYS` and `ARGV`. */
export interface ScriptInput {
  readonly keys: string[];
  readonly arguments?: string[];
}

/** A Lua script that Redis caches by its digest. The text is sent only when Redis lacks it. */
export class RedisScript {
  private readonly digest: string;

  constructor(private readonly text: string) {
    this.digest = createHash('sha1').update(text).digest('hex');
  }

  /** @throws what the client throws */
  async run(redis: RedisClient, input: ScriptInput): Promise<unknown> {
    try {
      return await redis.evalSha(this.digest, input);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return redis.eval(this.text, input);
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
