import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptConfig } from '../../config.js';
import { SolutionsService } from '../../papers/solutions.service.js';
import { RankingsService } from '../../rankings/rankings.service.js';
import { FilteredHistoryRepository } from './filtered-history.repository.js';
import type { HistoryQueryDto, TestHistoryDto, UserSummaryDto } from './history.dto.js';
import { marksOf, presentActivity, presentHistoryAttempt } from './history.presenter.js';
import { HistoryRepository, type FinishedTotals, type HistoryRow } from './history.repository.js';
import { filterOf, isUnfiltered } from './rules/history-filter.js';
import { weakestSubjects } from './rules/weakest-subjects.js';

const PAGE_SIZE = 10;
const RECENT_ATTEMPTS = 5;
/** A summary takes some 3 KB. */
const MAX_CACHED_SUMMARIES = 5000;

interface CachedSummary {
  readonly totals: FinishedTotals;
  readonly summary: UserSummaryDto;
}

@Injectable()
export class HistoryService {
  /** Every page that shows the student's name reads the profile, and so the summary. */
  private readonly summaries = new LRUCache<string, CachedSummary>({ max: MAX_CACHED_SUMMARIES });

  constructor(
    private readonly repository: HistoryRepository,
    private readonly filtered: FilteredHistoryRepository,
    private readonly rankings: RankingsService,
    private readonly solutions: SolutionsService,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  async page(userId: string, query: HistoryQueryDto): Promise<TestHistoryDto> {
    const [{ rows, total }, exams] = await Promise.all([
      this.find(userId, query),
      this.filtered.examsOf(userId),
    ]);
    const liveTests = await this.solutions.liveTests(rows.map(({ testId }) => testId));
    const marked = rows.map((row) => ({ row, marks: marksOf(row, liveTests.get(row.testId)) }));
    const rankings = await this.rankings.rankingsOf(
      marked.flatMap(({ marks }) => (marks instanceof Date ? [] : marks)),
    );
    return {
      testAttempts: marked.map(({ row, marks }) =>
        presentHistoryAttempt(row, marks, rankings.get(row.id), this.config.MIN_PARTICIPANTS),
      ),
      currentPage: query.page,
      totalPages: Math.ceil(total / PAGE_SIZE),
      totalTests: total,
      exams: exams.map(({ examId, examName }) => ({ _id: examId, name: examName })),
    };
  }

  private async find(
    userId: string,
    query: HistoryQueryDto,
  ): Promise<{ rows: HistoryRow[]; total: number }> {
    const filter = filterOf(query);
    const part = { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE };
    if (!isUnfiltered(filter)) return this.filtered.find(userId, filter, part);
    const [{ finished }, rows] = await Promise.all([
      this.repository.totals(userId),
      this.repository.findFinished(userId, part),
    ]);
    return { rows, total: finished };
  }

  /** The data for the profile and the recommendations of other services. */
  async summary(userId: string): Promise<UserSummaryDto> {
    const totals = await this.repository.totals(userId);
    const cached = this.summaries.get(userId);
    if (cached && isSame(cached.totals, totals)) return cached.summary;
    const summary = await this.readSummary(userId, totals);
    // Solutions become public without a change of the totals.
    if (summary.recentActivity.every(({ solutionsFrom }) => solutionsFrom === undefined)) {
      this.summaries.set(userId, { totals, summary });
    }
    return summary;
  }

  private async readSummary(
    userId: string,
    { finished, marked, meanScore }: FinishedTotals,
  ): Promise<UserSummaryDto> {
    const [recent, takenTestIds, weakestSubject, subjects] = await Promise.all([
      this.repository.findFinished(userId, { limit: RECENT_ATTEMPTS, offset: 0 }),
      this.repository.takenTestIds(userId),
      this.repository.weakestSubject(userId),
      this.repository.subjectsByExam(userId),
    ]);
    const liveTests = await this.solutions.liveTests(recent.map(({ testId }) => testId));
    return {
      testsTaken: finished,
      ...(marked < finished && { testsMarked: marked }),
      avgScore: Math.round(meanScore * 100) / 100,
      lastTest: recent[0]?.title ?? null,
      recentActivity: recent.map((row) => presentActivity(row, liveTests.get(row.testId))),
      takenTestIds,
      weakestSubject,
      weakestSubjects: weakestSubjects(subjects),
    };
  }
}

/** Attempts with marks never change, so it is enough to compare numbers and the latest end. */
function isSame(one: FinishedTotals, other: FinishedTotals): boolean {
  return (
    one.finished === other.finished &&
    one.marked === other.marked &&
    one.lastFinishedAt?.getTime() === other.lastFinishedAt?.getTime()
  );
}
