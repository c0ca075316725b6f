import { randomUUID } from 'node:crypto';
import { runInTransaction } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AchievementsService } from '../achievements/achievements.service.js';
import { StudentAllowancesRepository } from '../allowances/student-allowances.repository.js';
import { PapersService } from '../papers/papers.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import {
  presentAllowance,
  presentAttempt,
  presentCredit,
  type AttemptData,
  type AttemptRecord,
} from './personal-data.presenter.js';

/** All that this service keeps about a student: given to them, or forgotten. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PersonalDataRepository,
    private readonly papers: PapersService,
    private readonly achievements: AchievementsService,
    private readonly allowances: StudentAllowancesRepository,
  ) {}

  async collect(userId: string): Promise<AttemptData> {
    const attempts: AttemptRecord[] = [];
    // One paper after another: a student may have taken more of them than memory should hold.
    for (const attempt of await this.repository.findAttempts(userId)) {
      const paper = await this.papers.sealedPaper(attempt.testId, attempt.paperVersion);
      attempts.push(presentAttempt(attempt, paper));
    }
    const achievements = await this.achievements.list(userId);
    const allowances = await this.allowances.findAll(userId);
    const credits = await this.repository.findCredits(userId);
    return {
      attempts,
      achievements: achievements.filter(({ unlocked }) => unlocked),
      allowances: allowances.map(presentAllowance),
      credits: credits.map(presentCredit),
    };
  }

  /**
   * Forgets the student. Finished attempts stay in the rankings of others, under an id that is
   * random through and through: one that told its time would lead to the deletion it came from.
   */
  async erase(userId: string): Promise<void> {
    await runInTransaction(this.dataSource, (manager) =>
      this.repository.erase(manager, userId, randomUUID()),
    );
  }
}
