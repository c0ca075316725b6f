import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AttemptEntity, FinishedAttempt } from '../attempts/attempt.entity.js';
import type { Tally } from '../attempts/rules/score-attempt.js';
import { indiaDay } from '../calendar/india-day.js';
import type { AchievementDto } from './achievements.dto.js';
import { AchievementsRepository } from './achievements.repository.js';
import { ACHIEVEMENTS, factsAfter, type EarlierWork } from './rules/achievements.js';

@Injectable()
export class AchievementsService {
  constructor(private readonly repository: AchievementsRepository) {}

  /** What counts beside an attempt that is about to end at `now`. */
  earlierWork(attempt: Pick<AttemptEntity, 'userId' | 'testId'>, now: Date): Promise<EarlierWork> {
    return this.repository.earlierWork(attempt, now);
  }

  /** Unlocks what this attempt earned, within the transaction that finishes it. */
  async award(
    manager: EntityManager,
    attempt: FinishedAttempt,
    { earlier, subjects }: { earlier: EarlierWork; subjects: readonly Tally[] },
  ): Promise<void> {
    const facts = factsAfter(earlier, {
      total: attempt.questionCount,
      answered: attempt.answered,
      correct: attempt.correctAnswers,
      elapsedSeconds: attempt.elapsedSeconds,
      allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
      day: indiaDay(attempt.finishedAt),
      subjects,
    });
    const earned = ACHIEVEMENTS.filter((rule) => rule.isEarned(facts));
    await this.repository.unlock(
      manager,
      earned.map(({ id }) => ({
        userId: attempt.userId,
        achievementId: id,
        attemptId: attempt.id,
        unlockedAt: attempt.finishedAt,
      })),
    );
  }

  /** Every achievement there is, with when the student unlocked it. */
  async list(userId: string): Promise<AchievementDto[]> {
    const unlocked = new Map(
      (await this.repository.findOf(userId)).map((row) => [row.achievementId, row.unlockedAt]),
    );
    return ACHIEVEMENTS.map(({ id, icon, title, description }) => {
      const unlockedAt = unlocked.get(id);
      return {
        id,
        icon,
        title,
        description,
        unlocked: unlockedAt !== undefined,
        date: unlockedAt?.toISOString() ?? null,
      };
    });
  }
}
