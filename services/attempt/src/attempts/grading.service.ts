import { CLOCK, requireSameTime, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AchievementsService } from '../achievements/achievements.service.js';
import type { EarlierWork } from '../achievements/rules/achievements.js';
import { PapersService, type AwardedPaper } from '../papers/papers.service.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import {
  decodeAnswers,
  encodeAnswers,
  type IncomingAnswer,
  type StoredAnswer,
} from '../scoring/rules/answer.js';
import { markColumns } from '../scoring/rules/mark-columns.js';
import { scoreSnapshot } from '../scoring/rules/score-snapshot.js';
import { withShares } from '../scoring/rules/subject-shares.js';
import type { AttemptEntity, FinishedAttempt, Outcome } from './attempt.entity.js';
import { attemptBusy, attemptNotFound } from './attempts.errors.js';
import { AttemptsRepository, type DueAttempt } from './attempts.repository.js';
import { elapsedSeconds, finishOf } from './rules/attempt-clock.js';
import { ENDINGS, judgeAttempt, type FinishedState } from './rules/attempt-state.js';
import { takeAnswers } from './rules/merge-answers.js';

/** Another try is needed only when a save of the same attempt came in between. */
const MAX_FINALIZE_TRIES = 100;

interface Ending {
  readonly state: FinishedState;
  readonly finishedAt: Date;
  readonly answers: StoredAnswer[];
  /** Whether a section was over, or had not begun, for an answer of the submit. */
  readonly hasRefused: boolean;
}

/** An attempt, how it ends, and what else grading needs. */
interface GradingWork {
  readonly attempt: AttemptEntity;
  readonly awarded: AwardedPaper;
  readonly earlier: EarlierWork;
  readonly ending: Ending;
}

/** Finalizes attempts: outcome, ranking entry and achievements in one transaction, exactly once. */
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

  /** Submits with these last answers. After the grace time, only the saved progress is graded. */
  submit(attempt: AttemptEntity, incoming: readonly IncomingAnswer[]): Promise<AttemptEntity> {
    return this.finalize(attempt, (seen) => {
      const now = this.clock.now();
      const verdict = judgeAttempt('submit', seen, now);
      if (verdict === 'keep') return null;
      return verdict === 'submit' ? submission(seen, incoming, now) : expiry(seen);
    });
  }

  /** Grades the saved progress of a late attempt. Returns the attempt as it is afterwards. */
  expire(attempt: AttemptEntity): Promise<AttemptEntity> {
    return this.finalize(attempt, (seen) => (this.isDue(seen) ? expiry(seen) : null));
  }

  /** Like `expire`, but skips an attempt that another replica is finalizing. */
  async expireIfFree(due: DueAttempt): Promise<boolean> {
    const awarded = await this.papers.awardedPaper(due);
    const earlier = await this.achievements.earlierWork(due, due.deadlineAt);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lockIfFree(manager, due);
      if (!attempt || !this.isDue(attempt)) return false;
      const given = { attempt, awarded, earlier, ending: expiry(attempt) };
      return (await this.tryFinalize(manager, given)) !== null;
    });
  }

  /**
   * Finalizes the attempt as `decide` says. The attempt that was read may be stale: when the row has
   * changed, or the awards of its paper, this reads both and decides again. When `decide` returns null, nothing changes.
   */
  private async finalize(
    seen: AttemptEntity,
    decide: (attempt: AttemptEntity) => Ending | null,
  ): Promise<AttemptEntity> {
    let attempt: AttemptEntity | null = seen;
    for (let tries = 0; tries < MAX_FINALIZE_TRIES; tries += 1) {
      if (!attempt) throw attemptNotFound();
      const ended = await this.finalizeOnce(attempt, decide(attempt));
      if (ended) return ended;
      attempt = await this.repository.findOwn(seen.userId, seen.id);
    }
    throw attemptBusy();
  }

  private async finalizeOnce(
    attempt: AttemptEntity,
    ending: Ending | null,
  ): Promise<AttemptEntity | null> {
    if (!ending) return attempt;
    if (ending.state === ENDINGS.expire || ending.hasRefused)
      await requireSameTime(this.dataSource);
    const awarded = await this.papers.awardedPaper(attempt);
    // Read before the transaction: with snapshot isolation, the database refuses to update rows that
    // others have changed since the snapshot.
    const earlier = await this.achievements.earlierWork(attempt, ending.finishedAt);
    return runInTransaction(this.dataSource, (manager) =>
      this.tryFinalize(manager, { attempt, awarded, earlier, ending }),
    );
  }

  private isDue(attempt: AttemptEntity): boolean {
    return judgeAttempt('sweep', attempt, this.clock.now()) === 'expire';
  }

  /** Returns null, and changes nothing, when the attempt or the awards have changed in between. */
  private async tryFinalize(
    manager: EntityManager,
    { attempt, awarded, earlier, ending }: GradingWork,
  ): Promise<FinishedAttempt | null> {
    if (!(await this.papers.holdAwards(manager, awarded))) return null;
    const elapsed = elapsedSeconds(attempt.startedAt, ending.finishedAt);
    const score = scoreSnapshot(attempt, awarded.paper.snapshot, ending.answers, elapsed);
    const outcome: Outcome = {
      ...markColumns(score, ending.answers),
      state: ending.state,
      responses: encodeAnswers(ending.answers),
      finishedAt: ending.finishedAt,
      elapsedSeconds: elapsed,
      awardsVersion: awarded.awardsVersion,
      // A student's next attempt opens only after this one has ended, so no other can become the first.
      isFirst: !attempt.takenBefore && earlier.bestOfTest === null,
    };
    if (!(await this.repository.finish(manager, attempt, outcome))) return null;
    const finished = { ...attempt, ...outcome };
    if (finished.isFirst) await this.rankings.enter(manager, finished);
    const tallies = withShares(score, awarded.paper.snapshot.questions);
    await this.rankings.recordSubjects(manager, finished, tallies);
    await this.achievements.award(manager, finished, { earlier, subjects: score.subjects });
    return finished;
  }
}

function submission(
  attempt: AttemptEntity,
  incoming: readonly IncomingAnswer[],
  now: Date,
): Ending {
  const { answers, refused } = takeAnswers(attempt, incoming, now);
  return {
    state: ENDINGS.submit,
    finishedAt: finishOf(attempt.deadlineAt, now),
    answers,
    hasRefused: refused.length > 0,
  };
}

function expiry(attempt: AttemptEntity): Ending {
  return {
    state: ENDINGS.expire,
    finishedAt: attempt.deadlineAt,
    answers: decodeAnswers(attempt.responses),
    hasRefused: false,
  };
}
