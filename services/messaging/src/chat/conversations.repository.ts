import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

const DAY_SECONDS = 24 * 60 * 60;
/** Turns kept per conversation: the last twenty questions with their answers. */
const KEPT_TURNS = 40;

const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The exams that an answer spoke of, so that "how much is it?" can lean on them. */
  examIds: z.array(z.string()).optional(),
});

export type Turn = z.infer<typeof turnSchema>;

/** Conversations in Redis: one list per chat user, forgotten after a day of silence. */
@Injectable()
export class ConversationsRepository {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** The last turns, oldest first. */
  async recent(userId: string, limit: number): Promise<Turn[]> {
    const entries = await this.redis.lRange(keyOf(userId), -limit, -1);
    return entries.map((entry) => turnSchema.parse(JSON.parse(entry)));
  }

  async append(userId: string, turns: readonly Turn[]): Promise<void> {
    const key = keyOf(userId);
    await this.redis
      .multi()
      .rPush(
        key,
        turns.map((turn) => JSON.stringify(turn)),
      )
      .lTrim(key, -KEPT_TURNS, -1)
      .expire(key, DAY_SECONDS)
      .exec();
  }

  async remove(userId: string): Promise<void> {
    await this.redis.del(keyOf(userId));
  }
}

function keyOf(userId: string): string {
  return `messaging:chat:${userId}`;
}
