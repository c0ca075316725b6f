import { performance } from 'node:perf_hooks';
import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptConfig } from '../config.js';
import { ExamRankingsRepository, type ExamOfTest } from './exam-rankings.repository.js';
import { rankInExam, type ExamRanking, type SharedMean } from './rules/rank-in-exam.js';

interface CachedMeans {
  readonly means: readonly SharedMean[];
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
  private readonly means = new LRUCache<string, CachedMeans>({
    max: MAX_CACHED_EXAMS,
    ttl: MIN_AGE_MS,
    fetchMethod: async (examId, _stale, { options }) => {
      const read = await this.read(examId);
      options.ttl = Math.max(MIN_AGE_MS, read.costMs / MAX_SHARE);
      return read;
    },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  });

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
    const allowStale = (this.means.peek(examId, { allowStale: true })?.costMs ?? 0) >= MAX_WAIT_MS;
    const { means } = await this.means.forceFetch(examId, { allowStale });
    return rankInExam(mean, means);
  }

  private async read(examId: string): Promise<CachedMeans> {
    const startedAt = performance.now();
    try {
      const means = await this.repository.meansOf(examId, {
        minParticipants: this.config.MIN_PARTICIPANTS,
        minTests: this.config.MIN_FINISHED_TESTS,
      });
      return { means, costMs: performance.now() - startedAt };
    } catch (error) {
      this.logger.warn({ err: error }, 'The rankings of an exam were not updated');
      throw error;
    }
  }
}
