import { CLOCK, requireSameTime, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PapersService, type AwardedPaper } from '../papers/papers.service.js';
import { SolutionsService } from '../papers/solutions.service.js';
import { RankingsRepository } from '../rankings/rankings.repository.js';
import {
  decodeAnswers,
  encodeAnswers,
  type IncomingAnswer,
  type StoredAnswer,
} from '../scoring/rules/answer.js';
import { markColumns } from '../scoring/rules/mark-columns.js';
import type { AttemptScore } from '../scoring/rules/score-attempt.js';
import { scoreSnapshot } from '../scoring/rules/score-snapshot.js';
import { withShares } from '../scoring/rules/subject-shares.js';
import { AchievementsService } from './achievements/achievements.service.js';
import type { EarlierWork } from './achievements/rules/achievements.js';
import type {
  AttemptEntity,
  EndedAttempt,
  FinishedAttempt,
  Outcome,
  UnmarkedOutcome,
} from './attempt.entity.js';
import { attemptBusy, attemptNotFound } from './attempts.errors.js';
import { AttemptsRepository, type DueAttempt } from './attempts.repository.js';
import { elapsedSeconds, finishOf } from './rules/attempt-clock.js';
import { ENDINGS, isFinished, judgeAttempt, type FinishedState } from './rules/attempt-state.js';
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

/** What marking needs besides the attempt. */
interface MarkingBase {
  readonly awarded: AwardedPaper;
  readonly earlier: EarlierWork;
}

/** An attempt and how it ends. */
interface GradingWork {
  readonly attempt: AttemptEntity;
  readonly ending: Ending;
  /** Null for an attempt that is marked later, because the solutions of its test are not public. */
  readonly base: MarkingBase | null;
}

/**
 * Finalizes attempts: outcome, ranking entry and achievements in one transaction, exactly once. An attempt
 * of a live test ends without them, and is marked when the solutions become public.
 */
@Injectable()
export class GradingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly repository: AttemptsRepository,
    private readonly rankings: RankingsRepository,
    private readonly achievements: AchievementsService,
    private readonly solutions: SolutionsService,
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
    const base = await this.baseUnlessHeld(due, due.deadlineAt);
    return runInTransaction(this.dataSource, async (manager) => {
      const attempt = await this.repository.lockIfFree(manager, due);
      if (!attempt || !this.isDue(attempt)) return false;
      return (await this.tryFinalize(manager, { attempt, ending: expiry(attempt), base })) !== null;
    });
  }

  /** Marks a finished attempt that ended without marks. Returns it as it is afterwards. */
  async mark({ id, userId }: Pick<AttemptEntity, 'id' | 'userId'>): Promise<FinishedAttempt> {
    for (let tries = 0; tries < MAX_FINALIZE_TRIES; tries += 1) {
      const attempt = await this.repository.findOwn(userId, id);
      if (!attempt || !isEnded(attempt)) throw attemptNotFound();
      const marked = isMarked(attempt) ? attempt : await this.markOnce(attempt);
      if (marked) return marked;
    }
    throw attemptBusy();
  }

  /** Returns null when the attempt or the awards have changed in between. */
  private async markOnce(attempt: EndedAttempt): Promise<FinishedAttempt | null> {
    const base = await this.baseOf(attempt, attempt.finishedAt);
    return runInTransaction(this.dataSource, async (manager) => {
      if (!(await this.papers.holdAwards(manager, base.awarded))) return null;
      const { score, outcome } = scored(attempt, decodeAnswers(attempt.responses), base);
      const marked = { ...attempt, ...outcome };
      if (!(await this.repository.mark(manager, marked))) return null;
      await this.record(manager, marked, score, base);
      await this.repository.requestMail(manager, marked);
      return marked;
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
    const base = await this.baseUnlessHeld(attempt, ending.finishedAt);
    return runInTransaction(this.dataSource, (manager) =>
      this.tryFinalize(manager, { attempt, ending, base }),
    );
  }

  /** Null while the solutions of the test are not public. They stay so while this attempt is open. */
  private async baseUnlessHeld(attempt: DueAttempt, finishedAt: Date): Promise<MarkingBase | null> {
    return (await this.solutions.from(attempt.testId)) ? null : this.baseOf(attempt, finishedAt);
  }

  private async baseOf(attempt: DueAttempt, finishedAt: Date): Promise<MarkingBase> {
    const awarded = await this.papers.awardedPaper(attempt);
    // Read before the transaction: with snapshot isolation, the database refuses to update rows that
    // others have changed since the snapshot.
    return { awarded, earlier: await this.achievements.earlierWork(attempt, finishedAt) };
  }

  private isDue(attempt: AttemptEntity): boolean {
    return judgeAttempt('sweep', attempt, this.clock.now()) === 'expire';
  }

  /** Returns null, and changes nothing, when the attempt or the awards have changed in between. */
  private async tryFinalize(
    manager: EntityManager,
    { attempt, ending, base }: GradingWork,
  ): Promise<AttemptEntity | null> {
    const ended = endingColumns(attempt, ending);
    if (!base) {
      const outcome = { ...ended, ...UNMARKED };
      return (await this.repository.finish(manager, attempt, outcome))
        ? { ...attempt, ...outcome }
        : null;
    }
    if (!(await this.papers.holdAwards(manager, base.awarded))) return null;
    const { score, outcome } = scored({ ...attempt, ...ended }, ending.answers, base);
    if (!(await this.repository.finish(manager, attempt, outcome))) return null;
    const finished = { ...attempt, ...outcome };
    await this.record(manager, finished, score, base);
    return finished;
  }

  /** Enters marks into everything that sums them up. */
  private async record(
    manager: EntityManager,
    finished: FinishedAttempt,
    score: AttemptScore,
    { awarded, earlier }: MarkingBase,
  ): Promise<void> {
    if (finished.isFirst) await this.rankings.enter(manager, finished);
    const tallies = withShares(score, awarded.paper.snapshot.questions);
    await this.rankings.recordSubjects(manager, finished, tallies);
    await this.achievements.award(manager, finished, { earlier, subjects: score.subjects });
  }
}

type EndingColumns = Pick<
  Outcome,
  'state' | 'responses' | 'questionCount' | 'finishedAt' | 'elapsedSeconds'
>;

const UNMARKED: Omit<UnmarkedOutcome, keyof EndingColumns> = {
  answered: null,
  isBlank: null,
  correctAnswers: null,
  marks: null,
  maxMarks: null,
  rankValue: null,
  awardsVersion: null,
  isFirst: null,
};

function endingColumns(
  { startedAt, questionCount }: AttemptEntity,
  { state, finishedAt, answers }: Ending,
): EndingColumns {
  return {
    state,
    responses: encodeAnswers(answers),
    questionCount,
    finishedAt,
    elapsedSeconds: elapsedSeconds(startedAt, finishedAt),
  };
}

function scored(
  ended: EndedAttempt | (AttemptEntity & EndingColumns),
  answers: readonly StoredAnswer[],
  { awarded, earlier }: MarkingBase,
): { score: AttemptScore; outcome: Outcome } {
  const { state, responses, finishedAt, elapsedSeconds: elapsed } = ended;
  const score = scoreSnapshot(ended, awarded.paper.snapshot, answers, elapsed);
  return {
    score,
    outcome: {
      ...markColumns(score, answers),
      ...{ state, responses, finishedAt, elapsedSeconds: elapsed },
      awardsVersion: awarded.awardsVersion,
      // A student's next attempt opens only after this one has ended, so no other can become the first.
      isFirst: !ended.takenBefore && earlier.bestOfTest === null,
    },
  };
}

export function isEnded(attempt: AttemptEntity): attempt is EndedAttempt {
  return isFinished(attempt.state) && attempt.elapsedSeconds !== null;
}

export function isMarked(attempt: EndedAttempt): attempt is FinishedAttempt {
  return attempt.marks !== null;
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
