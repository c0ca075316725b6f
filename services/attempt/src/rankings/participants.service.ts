import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { PapersService } from '../papers/papers.service.js';
import { percentOf } from '../scoring/rules/fraction.js';
import {
  ParticipantsRepository,
  type ParticipantSums,
  type SubjectSum,
} from './participants.repository.js';
import { QuestionTimes, type QuestionTime } from './question-times.js';
import type { LogEnd } from './ranking-log.repository.js';
import { RankingProjectionService } from './ranking-projection.service.js';

interface SubjectMean {
  readonly subject: string;
  /** Percent of all participants' answers that are right. */
  readonly percentage: number;
  readonly participants: number;
}

/** Results of all participants of a test, including the current student. */
interface ParticipantFigures {
  /** Of questions with known times. */
  readonly times: readonly QuestionTime[];
  readonly subjects: readonly SubjectMean[];
}

/** Max pending entries that a request adds up itself. With more, it has them numbered first. */
const MAX_ADDED_PENDING = 20;
/** A replica that hangs with locked entries must not block the results. The gateway waits 5 s. */
const NUMBERING_TIMEOUT_MS = 2500;

/** Some 10 KB each. */
const MAX_CACHED_TESTS = 200;
/** After a restored backup, batch numbers may repeat. */
const FIGURES_TTL_MS = 60_000;

/** Results of the participants of tests. */
@Injectable()
export class ParticipantsService {
  private readonly logger = new Logger(ParticipantsService.name);
  /** The stored sums change only in the transactions that extend the log. */
  private readonly figures = new LRUCache<string, { log: LogEnd; figures: ParticipantFigures }>({
    max: MAX_CACHED_TESTS,
    ttl: FIGURES_TTL_MS,
  });

  constructor(
    private readonly repository: ParticipantsRepository,
    private readonly projection: RankingProjectionService,
    private readonly papers: PapersService,
  ) {}

  /**
   * Figures of all who finished before the call. When many are pending and numbering them takes too
   * long, some of them are missing.
   *
   * @param completeLog the end of the log when all participants of the test are in it, else null
   */
  async figuresOf(testId: string, completeLog: LogEnd | null): Promise<ParticipantFigures> {
    const cached = this.figures.get(testId);
    if (cached && completeLog && isSame(cached.log, completeLog)) return cached.figures;
    const sums = await this.repository.sumsOf(testId, MAX_ADDED_PENDING + 1);
    if (sums.pending.length <= MAX_ADDED_PENDING) return this.add(sums);
    await pTimeout(this.projection.numberPending(), { milliseconds: NUMBERING_TIMEOUT_MS }).catch(
      (error: unknown) =>
        this.logger.warn(
          { err: error },
          'The averages of participants do not include the latest results yet',
        ),
    );
    return this.add(await this.repository.sumsOf(testId, MAX_ADDED_PENDING));
  }

  private async add({
    times,
    subjects,
    pending,
    log,
  }: ParticipantSums): Promise<ParticipantFigures> {
    if (pending.length === 0) {
      const figures = { times, subjects: meansOf(subjects) };
      const testId = times[0]?.testId;
      if (testId !== undefined) this.figures.set(testId, { log, figures });
      return figures;
    }
    const sums = new QuestionTimes(times);
    for (const work of pending) {
      sums.add(work, await this.papers.frozenPaper(work));
    }
    return { times: sums.list(), subjects: meansOf(subjects) };
  }
}

function isSame(one: LogEnd, other: LogEnd): boolean {
  return one.epoch === other.epoch && one.lastBatch === other.lastBatch;
}

function meansOf(parts: readonly SubjectSum[]): SubjectMean[] {
  const sums = new Map<string, SubjectSum>();
  for (const part of parts) {
    const sum = sums.get(part.subject) ?? { ...part, participants: 0, correct: 0, total: 0 };
    sums.set(part.subject, {
      subject: part.subject,
      participants: sum.participants + part.participants,
      correct: sum.correct + part.correct,
      total: sum.total + part.total,
    });
  }
  return [...sums.values()].map(({ subject, participants, correct, total }) => ({
    subject,
    percentage: percentOf(correct, total),
    participants,
  }));
}
