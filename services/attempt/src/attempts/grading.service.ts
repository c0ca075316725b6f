import { CLOCK, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AchievementsService } from '../achievements/achievements.service.js';
import type { EarlierWork } from '../achievements/rules/achievements.js';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import type { AttemptEntity, FinishedAttempt } from './attempt.entity.js';
import { attemptBusy, attemptNotFound } from './attempts.errors.js';
import { AttemptsRepository, type DueAttempt, type Outcome } from './attempts.repository.js';
import { elapsedMs, elapsedSeconds, finishOf, timingOf } from './rules/attempt-clock.js';
import { ENDINGS, judgeAttempt, type FinishedState } from './rules/attempt-state.js';
import { formatFraction } from './rules/fraction.js';
import { mergeResponses } from './rules/merge-responses.js';
import { decodeResponses, encodeResponses } from './rules/response-codec.js';
import type { IncomingResponse, StoredResponse } from './rules/response.js';
import { AttemptCache } from './attempt-cache.js';
import { scoreSnapshot } from './score-snapshot.js';

/** Each further try means that a save of the same attempt got in between. */
const SETTLE_TRIES = 100;

interface Ending {
  readonly state: FinishedState;
  readonly finishedAt: Date;
  readonly responses: StoredResponse[];
}

/** An attempt, how it ends, and what grading goes by beside it. */
interface GradingWork {
  readonly attempt: AttemptEntity;
  readonly paper: Paper;
  readonly earlier: EarlierWork;
  readonly ending: Ending;
}

/** Ends attempts: outcome, ranking entry and achievements in one transaction, exactly once. */
@Injectable()
export class GradingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly repository: AttemptsRepository,
    private readonly remembered: AttemptCache,
    private readonly rankings: RankingsRepository,
    private readonly achievements: AchievementsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Submits with these last responses; too late, the saved progress is graded without them. */
  submit(attempt: AttemptEntity, incoming: readonly IncomingResponse[]): Promise<AttemptEntity> {
    return this.#settle(attempt, (seen) => {
      const now = this.clock.now();
      const verdict = judgeAttempt('submit', seen.state, timingOf(seen.deadlineAt, now));
      if (verdict === 'keep') return null;
      return verdict === 'submit' ? submission(seen, incoming, now) : expiry(seen);
    });
  }

  /** Grades the saved progress of an attempt that is late; gives the attempt as it then stands. */
  expire(attempt: AttemptEntity): Promise<AttemptEntity> {
    return this.#settle(attempt, (seen) => (this.#isDue(seen) ? expiry(seen) : null));
  }

  /** Like `expire`, but leaves an attempt alone that another replica is just ending. */
  async expireIfFree(due: DueAttempt): Promise<boolean> {
    const paper = await this.papers.sealedPaper(due.testId, due.paperVersion);
    const earlier = await this.achievements.earlierWork(due, due.deadlineAt);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lockIfFree(manager, due.id);
      if (!attempt || !this.#isDue(attempt)) return false;
      const given = { attempt, paper, earlier, ending: expiry(attempt) };
      return (await this.#end(manager, given)) !== null;
    });
  }

  /**
   * Ends the attempt as `decide` says of what was seen of it. That may be stale: where the attempt is
   * not so any more, it is read and decided anew. Null of `decide` leaves it as it is.
   */
  async #settle(
    seen: AttemptEntity,
    decide: (attempt: AttemptEntity) => Ending | null,
  ): Promise<AttemptEntity> {
    const paper = await this.papers.sealedPaper(seen.testId, seen.paperVersion);
    let attempt: AttemptEntity | null = seen;
    for (let tries = 0; tries < SETTLE_TRIES; tries += 1) {
      if (!attempt) throw attemptNotFound();
      const ended = await this.#tryToEnd(attempt, paper, decide(attempt));
      if (ended) return ended;
      attempt = await this.repository.findOwn(seen.userId, seen.id);
    }
    throw attemptBusy();
  }

  async #tryToEnd(
    attempt: AttemptEntity,
    paper: Paper,
    ending: Ending | null,
  ): Promise<AttemptEntity | null> {
    if (!ending) return attempt;
    // Before the transaction: a database that keeps to what one has read refuses to change what others
    // changed since.
    const earlier = await this.achievements.earlierWork(attempt, ending.finishedAt);
    return runInTransaction(this.dataSource, (manager) =>
      this.#end(manager, { attempt, paper, earlier, ending }),
    );
  }

  #isDue({ state, deadlineAt }: AttemptEntity): boolean {
    return judgeAttempt('sweep', state, timingOf(deadlineAt, this.clock.now())) === 'expire';
  }

  /** Gives null, and changes nothing, when the attempt is no longer as given. */
  async #end(
    manager: EntityManager,
    { attempt, paper, earlier, ending }: GradingWork,
  ): Promise<FinishedAttempt | null> {
    const elapsed = elapsedSeconds(attempt.startedAt, ending.finishedAt);
    const score = scoreSnapshot(attempt, paper, ending.responses, elapsed);
    const outcome: Outcome = {
      state: ending.state,
      responses: encodeResponses(ending.responses),
      finishedAt: ending.finishedAt,
      elapsedSeconds: elapsed,
      answered: score.answered,
      correctAnswers: score.correct,
      marks: formatFraction(score.marks),
      maxMarks: formatFraction(score.maxMarks),
      rankValue: score.rankValue,
      // One is opened only after the one before has ended, so nobody gets in between.
      isFirst: earlier.bestOfTest === null,
    };
    if (!(await this.repository.finish(manager, attempt, outcome))) return null;
    const finished = { ...attempt, ...outcome };
    if (finished.isFirst) await this.rankings.enter(manager, finished);
    await this.rankings.recordSubjects(manager, finished, score.subjects);
    await this.achievements.award(manager, finished, { earlier, subjects: score.subjects });
    this.remembered.forget(attempt.id);
    return finished;
  }
}

function submission(
  attempt: AttemptEntity,
  incoming: readonly IncomingResponse[],
  now: Date,
): Ending {
  return {
    state: ENDINGS.submit,
    finishedAt: finishOf(attempt.deadlineAt, now),
    responses: mergeResponses(
      decodeResponses(attempt.responses),
      incoming,
      elapsedMs(attempt.startedAt, now),
    ),
  };
}

function expiry(attempt: AttemptEntity): Ending {
  return {
    state: ENDINGS.expire,
    finishedAt: attempt.deadlineAt,
    responses: decodeResponses(attempt.responses),
  };
}
