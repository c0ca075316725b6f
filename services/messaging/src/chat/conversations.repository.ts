import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ASPECTS } from './understanding/detect-aspects.js';

const DAY_SECONDS = 24 * 60 * 60;
/** Turns stored per conversation: the last twenty questions with their replies. */
export const MAX_STORED_TURNS = 40;

const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The exams that a reply mentions, so that "how much is it?" can refer to them. */
  examIds: z.array(z.string()).optional(),
  /** What was asked about them, so that "and of GATE EE?" can refer to it. */
  aspects: z.array(z.enum(ASPECTS)).optional(),
  links: z.array(z.object({ label: z.string(), path: z.string() })).optional(),
  /** True for replies with the student's own figures: no model of another company gets them. */
  isPersonal: z.boolean().optional(),
  /** The signed-in student who wrote the message or got the reply; absent for visitors. */
  studentId: z.string().optional(),
});

export type Turn = z.infer<typeof turnSchema>;

/** Conversations in Redis: one list per chat user, deleted after a day without messages. */
@Injectable()
export class ConversationsRepository {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  private async recent(userId: string, limit: number): Promise<Turn[]> {
    const entries = await this.redis.lRange(keyOf(userId), -limit, -1);
    return entries.map(readTurn);
  }

  async append(userId: string, turns: readonly Turn[]): Promise<void> {
    const key = keyOf(userId);
    const studentId = turns.find((turn) => turn.studentId !== undefined)?.studentId;
    // The two keys may be on different nodes of a cluster. The index comes first: it finds what has to be deleted.
    if (studentId !== undefined) {
      const index = indexOf(studentId);
      await this.redis.multi().sAdd(index, userId).expire(index, DAY_SECONDS).exec();
    }
    await this.redis
      .multi()
      .rPush(
        key,
        turns.map((turn) => JSON.stringify(turn)),
      )
      .lTrim(key, -MAX_STORED_TURNS, -1)
      .expire(key, DAY_SECONDS)
      .exec();
  }

  /**
   * The last turns that this caller may see, oldest first: those of visitors, and the student's own.
   * Another student, or nobody, may have signed in in the same browser since.
   *
   * @param studentId only when a student is signed in
   */
  async recentOf(userId: string, studentId: string | undefined, limit: number): Promise<Turn[]> {
    const turns = await this.recent(userId, MAX_STORED_TURNS);
    return turns.filter((turn) => isVisibleTo(turn, studentId)).slice(-limit);
  }

  /**
   * This student's messages and the replies to them, by conversation. It leaves out all others,
   * because a chat user id is not a secret, and other people may have used the same browser.
   */
  async findByStudent(studentId: string): Promise<Turn[][]> {
    const chatUsers = await this.redis.sMembers(indexOf(studentId));
    const conversations = await Promise.all(
      chatUsers.map((userId) => this.recent(userId, MAX_STORED_TURNS)),
    );
    return conversations
      .map((turns) => turns.filter((turn) => turn.studentId === studentId))
      .filter((turns) => turns.length > 0);
  }

  /** Deletes this student's messages and the replies to them. What others said in the same browser stays. */
  async deleteByStudent(studentId: string): Promise<void> {
    const chatUsers = await this.redis.sMembers(indexOf(studentId));
    const isOwn = (turn: Turn): boolean => turn.studentId === studentId;
    await Promise.all(chatUsers.map((userId) => this.removeTurns(userId, isOwn)));
    await this.redis.del(indexOf(studentId));
  }

  /**
   * Deletes what this caller may see of a conversation. What another student said stays, because a chat
   * user id is not a secret.
   *
   * @param studentId only when a student is signed in
   */
  async remove(userId: string, studentId: string | undefined): Promise<void> {
    await this.removeTurns(userId, (turn) => isVisibleTo(turn, studentId));
  }

  /** Takes single turns out of the list, so that a turn that is added meanwhile stays. */
  private async removeTurns(userId: string, isMeant: (turn: Turn) => boolean): Promise<void> {
    const key = keyOf(userId);
    const entries = await this.redis.lRange(key, 0, -1);
    const meant = new Set(entries.filter((entry) => isMeant(readTurn(entry))));
    if (meant.size === 0) return;
    const commands = this.redis.multi();
    for (const entry of meant) commands.lRem(key, 0, entry);
    await commands.exec();
  }
}

function readTurn(entry: string): Turn {
  return turnSchema.parse(JSON.parse(entry));
}

/** What a visitor said, and what the student said. */
function isVisibleTo(turn: Turn, studentId: string | undefined): boolean {
  return turn.studentId === undefined || turn.studentId === studentId;
}

function indexOf(studentId: string): string {
  return `messaging:chats-of:${studentId}`;
}

function keyOf(userId: string): string {
  return `messaging:chat:${userId}`;
}
