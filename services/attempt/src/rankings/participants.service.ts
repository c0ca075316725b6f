import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { percentOf } from '../attempts/rules/fraction.js';
import { PapersService } from '../papers/papers.service.js';
import { QuestionTimes } from './question-times.js';
import { RankingProjection } from './ranking-projection.service.js';
import type { LogEnd } from './rankings.repository.js';
import {
  ParticipantsRepository,
  type SubjectSum,
  type ParticipantSums,
} from './participants.repository.js';
import { withinTime } from './within-time.js';

export interface SubjectMean {
  readonly subject: string;
  /** Percent of all takers' answers that are right. */
  readonly percentage: number;
  readonly takers: number;
}

export interface ParticipantTime {
  readonly questionId: string;
  /** Those who spent any time on it. */
  readonly takers: number;
  /** Of all of them. */
  readonly seconds: number;
}

/** How all takers of a test did, the student at hand among them. */
export interface ParticipantFigures {
  /** As far as times are known. */
  readonly times: readonly ParticipantTime[];
  readonly subjects: readonly SubjectMean[];
}

/** So many are added up by whoever asks; when there are more, they are better added up for good. */
const ADDED_AT_ONCE = 20;
/** Another replica that stopped while it held them must not hang the results; the gateway waits 5 s. */
const TAKING_UP_MS = 2500;

/** Some 10 KB each. */
const TESTS_IN_MEMORY = 200;
/** A backup that is put back may count batches anew. */
const FIGURES_KEPT_MS = 60_000;

/** How the takers of tests did. */
@Injectable()
export class ParticipantsService {
  readonly #logger = new Logger(ParticipantsService.name);
  /** What was added up changes only when the log grows, in the same transaction. */
  readonly #figures = new LRUCache<string, { log: LogEnd; figures: ParticipantFigures }>({
    max: TESTS_IN_MEMORY,
    ttl: FIGURES_KEPT_MS,
  });

  constructor(
    private readonly repository: ParticipantsRepository,
    private readonly keeper: RankingProjection,
    private readonly papers: PapersService,
  ) {}

  /**
   * Of all who finished before the call, unless there are many whom it takes long to add up.
   *
   * @param settled how far the log of standings goes, where all takers of the test are in it
   */
  async figuresOf(testId: string, settled: LogEnd | null): Promise<ParticipantFigures> {
    const known = this.#figures.get(testId);
    if (known && settled && isSame(known.log, settled)) return known.figures;
    const sums = await this.repository.sumsOf(testId, ADDED_AT_ONCE + 1);
    if (sums.pending.length <= ADDED_AT_ONCE) return this.#add(sums);
    await withinTime(TAKING_UP_MS, this.keeper.takeUpIfAny()).catch((error: unknown) =>
      this.#logger.warn({ err: error }, 'the last results are not among the takers yet'),
    );
    return this.#add(await this.repository.sumsOf(testId, ADDED_AT_ONCE));
  }

  async #add({ times, subjects, pending, log }: ParticipantSums): Promise<ParticipantFigures> {
    if (pending.length === 0) {
      const figures = { times, subjects: meansOf(subjects) };
      const testId = times[0]?.testId;
      if (testId !== undefined) this.#figures.set(testId, { log, figures });
      return figures;
    }
    const sums = new QuestionTimes(times);
    for (const work of pending) {
      sums.add(work, await this.papers.sealedPaper(work.testId, work.paperVersion));
    }
    return { times: sums.list(), subjects: meansOf(subjects) };
  }
}

function isSame(one: LogEnd, other: LogEnd): boolean {
  return one.lineage === other.lineage && one.lastBatch === other.lastBatch;
}

function meansOf(parts: readonly SubjectSum[]): SubjectMean[] {
  const sums = new Map<string, SubjectSum>();
  for (const part of parts) {
    const sum = sums.get(part.subject) ?? { ...part, takers: 0, correct: 0, total: 0 };
    sums.set(part.subject, {
      subject: part.subject,
      takers: sum.takers + part.takers,
      correct: sum.correct + part.correct,
      total: sum.total + part.total,
    });
  }
  return [...sums.values()].map(({ subject, takers, correct, total }) => ({
    subject,
    percentage: percentOf(correct, total),
    takers,
  }));
}
