import { runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptEntity } from '../attempts/attempt.entity.js';
import { indiaDay } from '../calendar/india-day.js';
import { AchievementEntity } from './achievement.entity.js';
import type { EarlierWork } from './rules/achievements.js';

/** The longest streak that any rule asks for, and then some. */
const STREAK_MS = 31 * 24 * 3600 * 1000;

/** Sums come as text, being decimals of any length. */
interface WorkRow {
  readonly kind: 'totals' | 'best' | 'day' | 'subject';
  readonly name: string | null;
  readonly amount: string | number;
  readonly correct: string | number | null;
  readonly at: Date | null;
}

// One statement for all: it runs whenever an attempt ends.
const EARLIER_WORK = `
  SELECT 'totals' AS kind, NULL AS name, COUNT(*) AS amount, SUM(correct_answers) AS correct,
         NULL AS at
    FROM attempts
   WHERE user_id = ? AND finished_at IS NOT NULL AND answered > 0
   UNION ALL
 (SELECT 'best', NULL, question_count, correct_answers, NULL
    FROM attempts
   WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL
   ORDER BY correct_answers / question_count DESC
   LIMIT 1)
   UNION ALL
  SELECT 'day', NULL, 0, 0, finished_at
    FROM attempts
   WHERE user_id = ? AND finished_at > ? AND answered > 0
   UNION ALL
  SELECT 'subject', subject, SUM(answered), SUM(correct), NULL
    FROM subject_results
   WHERE user_id = ?
   GROUP BY subject`;

@Injectable()
export class AchievementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(userId: string): Promise<AchievementEntity[]> {
    return this.dataSource.getRepository(AchievementEntity).findBy({ userId });
  }

  /** Adds those that are new; the first unlocking stands. */
  async unlock(manager: EntityManager, unlocked: readonly AchievementEntity[]): Promise<void> {
    if (unlocked.length === 0) return;
    const rows = unlocked.map(() => '(?, ?, ?, ?)').join(', ');
    await runPreparedIn(
      manager,
      `INSERT IGNORE INTO achievements (user_id, achievement_id, attempt_id, unlocked_at)
       VALUES ${rows}`,
      unlocked.flatMap(({ userId, achievementId, attemptId, unlockedAt }) => [
        ...[userId, achievementId, attemptId],
        unlockedAt,
      ]),
    );
  }

  /** What a student's finished attempts come to, before this one is among them. */
  async earlierWork(
    { userId, testId }: Pick<AttemptEntity, 'userId' | 'testId'>,
    now: Date,
  ): Promise<EarlierWork> {
    const rows = await runPrepared<WorkRow[]>(this.dataSource, EARLIER_WORK, [
      ...[userId, userId, testId],
      ...[userId, new Date(now.getTime() - STREAK_MS), userId],
    ]);
    const of = (kind: WorkRow['kind']): WorkRow[] => rows.filter((row) => row.kind === kind);
    const [totals] = of('totals');
    const [best] = of('best');
    return {
      answeredTests: Number(totals?.amount ?? 0),
      correctInAll: Number(totals?.correct ?? 0),
      bestOfTest: best ? { total: Number(best.amount), correct: Number(best.correct) } : null,
      days: of('day').flatMap(({ at }) => (at ? [indiaDay(at)] : [])),
      subjects: new Map(
        of('subject').map(({ name, amount, correct }) => [
          name ?? '',
          { answered: Number(amount), correct: Number(correct) },
        ]),
      ),
    };
  }
}
