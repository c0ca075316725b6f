import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { INDIA_OFFSET_MINUTES, indiaDay } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AchievementEntity } from './achievement.entity.js';
import type { EarlierWork } from './rules/achievements.js';

/** More than the longest streak of all rules. */
const STREAK_MS = 31 * 24 * 3600 * 1000;

/** The attempt that unlocks an achievement. */
export interface EndedAttemptRow {
  readonly id: string;
  readonly userId: string;
  readonly testId: string;
  readonly finishedAt: Date;
}

/** The driver returns sums as text, because they are decimals of any length. */
interface DayRow {
  readonly amount: string | number;
  readonly correct: string | number;
  readonly at: Date;
}

interface BestRow {
  readonly share: number;
}

interface SubjectRow {
  readonly subject: string;
  readonly answered: string | number;
  readonly correct: string | number;
}

// Three statements, because one with unions needs a temporary table and costs twice as much. The
// indexes are named because they contain all summed columns. Attempts without marks count nowhere. All older attempts count as one day.
// Bonus questions count as answered also in an attempt without answers.
const DAYS = `
  SELECT COUNT(*) AS amount, SUM(correct_answers) AS correct, MAX(finished_at) AS at
    FROM attempts FORCE INDEX (attempts_figures)
   WHERE user_id = ? AND finished_at IS NOT NULL AND answered > 0 AND NOT is_blank
   GROUP BY IF(finished_at > ?, TO_DAYS(finished_at + INTERVAL ${INDIA_OFFSET_MINUTES} MINUTE), 0)`;

const BEST = `
  SELECT rank_value AS share
    FROM attempts
   WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL AND rank_value IS NOT NULL
   ORDER BY rank_value DESC
   LIMIT 1`;

const SUBJECTS = `
  SELECT subject, SUM(answered) AS answered, SUM(correct) AS correct
    FROM subject_results FORCE INDEX (subject_results_figures)
   WHERE user_id = ?
   GROUP BY subject`;

@Injectable()
export class AchievementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(userId: string): Promise<AchievementEntity[]> {
    return this.dataSource.getRepository(AchievementEntity).findBy({ userId });
  }

  async findLastEnded(userId: string): Promise<EndedAttemptRow | null> {
    const [row] = await this.dataSource.query<EndedAttemptRow[]>(
      `SELECT id, user_id AS userId, test_id AS testId, finished_at AS finishedAt
         FROM attempts
        WHERE user_id = ? AND finished_at IS NOT NULL AND rank_value IS NOT NULL
        ORDER BY finished_at DESC
        LIMIT 1`,
      [userId],
    );
    return row ?? null;
  }

  /** Adds new achievements, in the transaction if there is one. Existing ones do not change. */
  async unlock(unlocked: readonly AchievementEntity[], manager?: EntityManager): Promise<void> {
    if (unlocked.length === 0) return;
    const rows = unlocked.map(() => '(?, ?, ?, ?)').join(', ');
    const sql = `
      INSERT IGNORE INTO achievements (user_id, achievement_id, attempt_id, unlocked_at)
      VALUES ${rows}`;
    const values = unlocked.flatMap(({ userId, achievementId, attemptId, unlockedAt }) => [
      ...[userId, achievementId, attemptId],
      unlockedAt,
    ]);
    await (manager
      ? runPreparedIn(manager, sql, values)
      : runPrepared(this.dataSource, sql, values));
  }

  /** Sums of a student's finished attempts, read before this attempt ends. */
  async earlierWork(
    { userId, testId }: Pick<EndedAttemptRow, 'userId' | 'testId'>,
    now: Date,
  ): Promise<EarlierWork> {
    const since = new Date(now.getTime() - STREAK_MS);
    const [days, [best], subjects] = await Promise.all([
      runPrepared<DayRow[]>(this.dataSource, DAYS, [userId, since]),
      runPrepared<BestRow[]>(this.dataSource, BEST, [userId, testId]),
      runPrepared<SubjectRow[]>(this.dataSource, SUBJECTS, [userId]),
    ]);
    return {
      answeredTests: days.reduce((sum, { amount }) => sum + Number(amount), 0),
      correctInAll: days.reduce((sum, { correct }) => sum + Number(correct), 0),
      bestOfTest: best ? { share: best.share } : null,
      days: days.flatMap(({ at }) => (at > since ? [indiaDay(at)] : [])),
      subjects: new Map(
        subjects.map(({ subject, answered, correct }) => [
          subject,
          { answered: Number(answered), correct: Number(correct) },
        ]),
      ),
    };
  }
}
