import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FinishedAttempt } from '../attempts/attempt.entity.js';
import type { AchievementDto } from './achievements.dto.js';
import { AchievementsRepository } from './achievements.repository.js';
import { ACHIEVEMENTS } from './rules/achievements.js';

@Injectable()
export class AchievementsService {
  constructor(private readonly repository: AchievementsRepository) {}

  /** Unlocks what this attempt earned, within the transaction that finishes it. */
  async award(manager: EntityManager, attempt: FinishedAttempt): Promise<void> {
    const facts = await this.repository.factsAfter(manager, attempt);
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
