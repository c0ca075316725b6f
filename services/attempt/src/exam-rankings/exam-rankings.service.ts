import { performance } from 'node:perf_hooks';
import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptConfig } from '../config.js';
import { ExamRankingsRepository, type ExamOfTest } from './exam-rankings.repository.js';
import { rankInExam, type ExamRanking, type SharedMean } from './rules/rank-in-exam.js';

interface CachedMeans {
  readonly means: readonly SharedMean[];
  readonly readAt: number;
  /** How long the query took. */
  readonly costMs: number;
}

const MAX_CACHED_TESTS = 20_000;
/** At most 10,000 means each, two decimals from 0 to 100. */
const MAX_CACHED_EXAMS = 100;
/** Means may be as old as this, and longer where the query would take more than this share of the time. */
const MIN_AGE_MS = 1000;
const MAX_SHARE = 0.02;
/** A query that takes longer runs while the means of before are shown. */
const MAX_WAIT_MS = 200;

/** Ranks of students among all who prepare for the same exam. */
@Injectable()
export class ExamRankingsService {
  private readonly logger = new Logger(ExamRankingsService.name);
  /** The exam of a test never changes; its name may, and is then the older one until a restart. */
  private readonly exams = new LRUCache<string, ExamOfTest>({ max: MAX_CACHED_TESTS });
  private readonly means = new LRUCache<string, CachedMeans>({ max: MAX_CACHED_EXAMS });
  private readonly reading = new Map<string, Promise<CachedMeans>>();

  constructor(
    private readonly repository: ExamRankingsRepository,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  /** The exams of tests, in their order. */
  async examsOf(testIds: readonly string[]): Promise<ExamOfTest[]> {
    const unknown = testIds.filter((testId) => !this.exams.has(testId));
    const read = unknown.length > 0 ? await this.repository.examsOf(unknown) : [];
    for (const exam of read) this.exams.set(exam.testId, exam);
    const found = new Map(read.map((exam) => [exam.testId, exam]));
    return testIds.flatMap((testId) => found.get(testId) ?? this.exams.get(testId) ?? []);
  }

  /** The rank of a mean percentile in an exam. It may be some seconds old where many prepare for it. */
  async rankIn(examId: string, mean: number): Promise<ExamRanking> {
    return rankInExam(mean, (await this.currentMeans(examId)).means);
  }

  private async currentMeans(examId: string): Promise<CachedMeans> {
    const cached = this.means.get(examId);
    if (cached) {
      const maxAgeMs = Math.max(MIN_AGE_MS, cached.costMs / MAX_SHARE);
      if (performance.now() - cached.readAt < maxAgeMs) return cached;
    }
    const running = this.reading.get(examId) ?? this.read(examId);
    this.reading.set(examId, running);
    if (!cached || cached.costMs < MAX_WAIT_MS) return running;
    running.catch((error: unknown) =>
      this.logger.warn({ err: error }, 'The rankings of an exam were not updated'),
    );
    return cached;
  }

  private async read(examId: string): Promise<CachedMeans> {
    try {
      const startedAt = performance.now();
      const means = await this.repository.meansOf(examId, {
        minParticipants: this.config.MIN_PARTICIPANTS,
        minTests: this.config.MIN_FINISHED_TESTS,
      });
      const readAt = performance.now();
      const cached = { means, readAt, costMs: readAt - startedAt };
      this.means.set(examId, cached);
      return cached;
    } finally {
      this.reading.delete(examId);
    }
  }
}
