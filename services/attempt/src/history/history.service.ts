import { Injectable } from '@nestjs/common';
import { RankingsService } from '../rankings/rankings.service.js';
import type { TestHistoryDto, UserSummaryDto } from './history.dto.js';
import { presentActivity, presentHistoryAttempt } from './history.presenter.js';
import { HistoryRepository } from './history.repository.js';

const PAGE_SIZE = 10;
const RECENT_ATTEMPTS = 5;

@Injectable()
export class HistoryService {
  constructor(
    private readonly repository: HistoryRepository,
    private readonly rankings: RankingsService,
  ) {}

  async page(userId: string, page: number): Promise<TestHistoryDto> {
    const { rows, finished } = await this.repository.findFinished(userId, {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const rankings = await this.rankings.rankingsOf(rows);
    return {
      testAttempts: rows.map((row) => presentHistoryAttempt(row, rankings.get(row.id))),
      currentPage: page,
      totalPages: Math.ceil(finished / PAGE_SIZE),
      totalTests: finished,
    };
  }

  /** The data for the profile and the recommendations of other services. */
  async summary(userId: string): Promise<UserSummaryDto> {
    const [{ rows: recent, finished, meanScore }, takenTestIds, weakestSubject] = await Promise.all(
      [
        this.repository.findFinished(userId, { limit: RECENT_ATTEMPTS, offset: 0 }),
        this.repository.takenTestIds(userId),
        this.repository.weakestSubject(userId),
      ],
    );
    return {
      testsTaken: finished,
      avgScore: Math.round(meanScore * 100) / 100,
      lastTest: recent[0]?.title ?? null,
      recentActivity: recent.map(presentActivity),
      takenTestIds,
      weakestSubject,
    };
  }
}
