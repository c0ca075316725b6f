import { randomUUID } from 'node:crypto';
import { runInTransaction, type DataOwner } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PapersService } from '../papers/papers.service.js';
import { SolutionsService } from '../papers/solutions.service.js';
import { BookmarksService } from '../review/questions/bookmarks.service.js';
import { QuestionReportsService } from '../review/questions/question-reports.service.js';
import { AchievementsService } from '../taking/achievements/achievements.service.js';
import { AllowancesRepository } from '../taking/allowances.repository.js';
import { EarlierAttemptsService } from '../taking/earlier-attempts.service.js';
import {
  presentAllowance,
  presentAttempt,
  presentCredit,
  type AttemptData,
  type AttemptRecord,
} from './personal-data.presenter.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Exports or erases all data that this service stores about a student. */
@Injectable()
export class PersonalDataService implements DataOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PersonalDataRepository,
    private readonly papers: PapersService,
    private readonly achievements: AchievementsService,
    private readonly allowances: AllowancesRepository,
    private readonly bookmarks: BookmarksService,
    private readonly reports: QuestionReportsService,
    private readonly earlierAttempts: EarlierAttemptsService,
    private readonly solutions: SolutionsService,
  ) {}

  async collect(userId: string): Promise<AttemptData> {
    const attempts: AttemptRecord[] = [];
    // One paper at a time: all papers of a student together may need too much memory.
    const own = await this.repository.findAttempts(userId);
    const closed = await this.solutions.closedAmong(own.map(({ testId }) => testId));
    for (const attempt of own) {
      const paper = await this.papers.markedPaper(attempt);
      attempts.push(presentAttempt(attempt, paper, closed.get(attempt.testId) ?? null));
    }
    const achievements = await this.achievements.list(userId);
    const allowances = await this.allowances.findAll(userId);
    const credits = await this.repository.findCredits(userId);
    return {
      attempts,
      achievements: achievements.filter(({ unlocked }) => unlocked),
      allowances: allowances.map(presentAllowance),
      credits: credits.map(presentCredit),
      bookmarks: await this.bookmarks.all(userId),
      questionReports: await this.reports.all(userId),
    };
  }

  /**
   * Erases the student's data. Finished attempts stay in the rankings under a fully random id: an id
   * that contains its time would reveal to which deletion it belongs. Which tests they were is recorded
   * apart from them, so that the next account with this address retakes them.
   */
  async erase(userId: string, email: string, before?: Date): Promise<void> {
    await runInTransaction(this.dataSource, async (manager) => {
      await this.earlierAttempts.recordDeleted(manager, { id: userId, email }, before);
      await this.repository.erase(manager, userId, randomUUID());
    });
  }
}
