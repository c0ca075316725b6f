import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FinishedAttempt } from '../attempts/attempt.entity.js';
import { indiaDay } from '../calendar/india-day.js';
import { AchievementEntity } from './achievement.entity.js';
import { streakUpTo, type AchievementFacts } from './rules/achievements.js';

/** The longest streak that any rule asks for, and then some. */
const STREAK_DAYS = 31;

@Injectable()
export class AchievementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(userId: string): Promise<AchievementEntity[]> {
    return this.dataSource.getRepository(AchievementEntity).findBy({ userId });
  }

  /** Adds those that are new; the first unlocking stands. */
  async unlock(manager: EntityManager, unlocked: readonly AchievementEntity[]): Promise<void> {
    if (unlocked.length === 0) return;
    await manager
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(AchievementEntity)
      .values([...unlocked])
      .execute();
  }

  /** The facts about a student once this attempt of theirs is finished. */
  async factsAfter(manager: EntityManager, attempt: FinishedAttempt): Promise<AchievementFacts> {
    const totals = await this.#totals(manager, attempt.userId);
    return {
      ...totals,
      total: attempt.questionCount,
      answered: attempt.answered,
      correct: attempt.correctAnswers,
      elapsedSeconds: attempt.elapsedSeconds,
      allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
      bestBefore: await this.#bestBefore(manager, attempt),
      streakDays: await this.#streak(manager, attempt),
      subjects: await this.#subjects(manager, attempt.userId),
    };
  }

  async #totals(manager: EntityManager, userId: string) {
    const [row] = await manager.query<{ finished: string; correct: string | null }[]>(
      `SELECT COUNT(*) AS finished, SUM(correct_answers) AS correct
         FROM attempts WHERE user_id = ? AND finished_at IS NOT NULL AND answered > 0`,
      [userId],
    );
    return {
      answeredTests: Number(row?.finished ?? 0),
      correctInAll: Number(row?.correct ?? 0),
    };
  }

  async #bestBefore(manager: EntityManager, attempt: FinishedAttempt) {
    const [row] = await manager.query<{ correct: number; total: number }[]>(
      `SELECT correct_answers AS correct, question_count AS total
         FROM attempts
        WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL AND id <> ?
        ORDER BY correct_answers / question_count DESC
        LIMIT 1`,
      [attempt.userId, attempt.testId, attempt.id],
    );
    return row ?? null;
  }

  async #streak(manager: EntityManager, attempt: FinishedAttempt): Promise<number> {
    const rows = await manager.query<{ finishedAt: Date }[]>(
      `SELECT finished_at AS finishedAt
         FROM attempts
        WHERE user_id = ? AND finished_at > ? - INTERVAL ${STREAK_DAYS} DAY AND answered > 0`,
      [attempt.userId, attempt.finishedAt],
    );
    return streakUpTo(
      indiaDay(attempt.finishedAt),
      rows.map((row) => indiaDay(row.finishedAt)),
    );
  }

  async #subjects(manager: EntityManager, userId: string) {
    const rows = await manager.query<{ answered: string; correct: string }[]>(
      `SELECT SUM(answered) AS answered, SUM(correct) AS correct
         FROM subject_results WHERE user_id = ? GROUP BY subject`,
      [userId],
    );
    return rows.map((row) => ({ answered: Number(row.answered), correct: Number(row.correct) }));
  }
}
