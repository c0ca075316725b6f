import { indiaDay } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tally } from '../../scoring/rules/score-attempt.js';
import type { AchievementEntity } from './achievement.entity.js';
import type { AchievementDto } from './achievements.dto.js';
import { AchievementsRepository, type EndedAttemptRow } from './achievements.repository.js';
import { achievementTexts } from './achievements.texts.js';
import {
  ACHIEVEMENTS,
  factsAfter,
  factsOfAll,
  type AchievementFacts,
  type EarlierWork,
} from './rules/achievements.js';

/** The columns of a finished attempt that achievements depend on. */
interface AwardedAttempt extends EndedAttemptRow {
  readonly isBlank: boolean;
  readonly questionCount: number;
  readonly answered: number;
  readonly correctAnswers: number;
  /** Marks as a share of the maximum marks. */
  readonly rankValue: number;
  readonly elapsedSeconds: number;
  readonly durationSeconds: number;
  readonly allowanceMinutes: number;
}

@Injectable()
export class AchievementsService {
  constructor(private readonly repository: AchievementsRepository) {}

  /** The student's earlier work, for an attempt that is about to end at `now`. */
  earlierWork(
    attempt: Pick<EndedAttemptRow, 'userId' | 'testId'>,
    now: Date,
  ): Promise<EarlierWork> {
    return this.repository.earlierWork(attempt, now);
  }

  /** Unlocks what this attempt earned, within the transaction that finishes it. */
  async award(
    manager: EntityManager,
    attempt: AwardedAttempt,
    { earlier, subjects }: { earlier: EarlierWork; subjects: readonly Tally[] },
  ): Promise<void> {
    const facts = factsAfter(earlier, {
      isBlank: attempt.isBlank,
      total: attempt.questionCount,
      answered: attempt.answered,
      correct: attempt.correctAnswers,
      share: attempt.rankValue,
      elapsedSeconds: attempt.elapsedSeconds,
      allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
      day: indiaDay(attempt.finishedAt),
      subjects,
    });
    await this.repository.unlock(unlockedBy(attempt, earnedBy(facts)), manager);
  }

  /** All achievements, with the time when the student unlocked each. */
  async list(userId: string): Promise<AchievementDto[]> {
    const unlocked = await this.allUnlocked(userId);
    return ACHIEVEMENTS.map(({ id, icon }) => {
      const unlockedAt = unlocked.get(id);
      const { title, description } = achievementTexts[id];
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

  /**
   * Attempts that end at the same moment do not see each other. Achievements that they earn only
   * together are unlocked here, when the student opens the list.
   */
  private async allUnlocked(userId: string): Promise<Map<string, Date>> {
    const unlocked = await this.findUnlocked(userId);
    const last = await this.repository.findLastEnded(userId);
    if (!last) return unlocked;
    const work = await this.repository.earlierWork(last, last.finishedAt);
    const missed = earnedBy(factsOfAll(work, indiaDay(last.finishedAt))).filter(
      (id) => !unlocked.has(id),
    );
    if (missed.length === 0) return unlocked;
    await this.repository.unlock(unlockedBy(last, missed));
    return this.findUnlocked(userId);
  }

  private async findUnlocked(userId: string): Promise<Map<string, Date>> {
    const rows = await this.repository.findOf(userId);
    return new Map(rows.map((row) => [row.achievementId, row.unlockedAt]));
  }
}

function earnedBy(facts: AchievementFacts): string[] {
  return ACHIEVEMENTS.filter((rule) => rule.isEarned(facts)).map(({ id }) => id);
}

function unlockedBy(
  attempt: EndedAttemptRow,
  achievementIds: readonly string[],
): AchievementEntity[] {
  return achievementIds.map((achievementId) => ({
    userId: attempt.userId,
    achievementId,
    attemptId: attempt.id,
    unlockedAt: attempt.finishedAt,
  }));
}
