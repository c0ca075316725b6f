import { CLOCK, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AchievementsService } from '../achievements/achievements.service.js';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import type { AttemptEntity, FinishedAttempt } from './attempt.entity.js';
import { attemptNotFound } from './attempts.errors.js';
import { AttemptsRepository, type DueAttempt, type Outcome } from './attempts.repository.js';
import { elapsedMs, elapsedSeconds, finishOf, timingOf } from './rules/attempt-clock.js';
import { ENDINGS, judgeAttempt, type FinishedState } from './rules/attempt-state.js';
import { formatFraction } from './rules/fraction.js';
import { mergeResponses } from './rules/merge-responses.js';
import { decodeResponses, encodeResponses } from './rules/response-codec.js';
import type { IncomingResponse, StoredResponse } from './rules/response.js';
import { scoreSealed } from './score-sealed.js';

interface Ending {
  readonly state: FinishedState;
  readonly finishedAt: Date;
  readonly responses: StoredResponse[];
}

/** Ends attempts: outcome, ranking entry and achievements in one transaction, exactly once. */
@Injectable()
export class GradingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly repository: AttemptsRepository,
    private readonly rankings: RankingsRepository,
    private readonly achievements: AchievementsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Submits with these last responses; too late, the saved progress is graded without them. */
  async submit(
    { id, testId, paperVersion }: DueAttempt,
    incoming: readonly IncomingResponse[],
  ): Promise<AttemptEntity> {
    const paper = await this.papers.sealedPaper(testId, paperVersion);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lock(manager, id);
      if (!attempt) throw attemptNotFound();
      const now = this.clock.now();
      const verdict = judgeAttempt('submit', attempt.state, timingOf(attempt.deadlineAt, now));
      if (verdict === 'keep') return attempt;
      const ending = verdict === 'submit' ? submission(attempt, incoming, now) : expiry(attempt);
      return this.#end(manager, attempt, paper, ending);
    });
  }

  /** Grades the saved progress of an attempt that is late; gives the attempt as it then stands. */
  async expire({ id, testId, paperVersion }: DueAttempt): Promise<AttemptEntity> {
    const paper = await this.papers.sealedPaper(testId, paperVersion);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lock(manager, id);
      if (!attempt) throw attemptNotFound();
      return this.#isDue(attempt) ? this.#end(manager, attempt, paper, expiry(attempt)) : attempt;
    });
  }

  /** Like `expire`, but leaves an attempt alone that another replica is just ending. */
  async expireIfFree({ id, testId, paperVersion }: DueAttempt): Promise<boolean> {
    const paper = await this.papers.sealedPaper(testId, paperVersion);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lockIfFree(manager, id);
      if (!attempt || !this.#isDue(attempt)) return false;
      await this.#end(manager, attempt, paper, expiry(attempt));
      return true;
    });
  }

  #isDue({ state, deadlineAt }: AttemptEntity): boolean {
    return judgeAttempt('sweep', state, timingOf(deadlineAt, this.clock.now())) === 'expire';
  }

  async #end(
    manager: EntityManager,
    attempt: AttemptEntity,
    paper: Paper,
    ending: Ending,
  ): Promise<FinishedAttempt> {
    const elapsed = elapsedSeconds(attempt.startedAt, ending.finishedAt);
    const score = scoreSealed(attempt, paper, ending.responses, elapsed);
    const isFirst = await this.rankings.enter(manager, attempt, score.rankValue);
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
      isFirst,
    };
    await this.repository.finish(manager, attempt.id, outcome);
    const finished = { ...attempt, ...outcome };
    await this.rankings.recordSubjects(manager, finished, score.subjects);
    await this.achievements.award(manager, finished);
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
