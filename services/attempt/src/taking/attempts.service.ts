import { CLOCK, IDS, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Paper } from '../papers/paper.js';
import { testClosed } from '../papers/papers.errors.js';
import { PapersService, type OpenTest } from '../papers/papers.service.js';
import { windowOf } from '../papers/rules/live-test.js';
import { lockedLengths } from '../papers/rules/locked-sections.js';
import { SolutionsService } from '../papers/solutions.service.js';
import { encodeAnswers, initialAnswers } from '../scoring/rules/answer.js';
import { countedQuestions } from '../scoring/rules/counted-questions.js';
import { AllowancesService } from './allowances.service.js';
import type { AttemptEntity } from './attempt.entity.js';
import type { StartedAttemptDto, SubmittedDto, TestDto } from './attempts.dto.js';
import { attemptBusy, attemptNotFound, liveTestTaken } from './attempts.errors.js';
import {
  presentClock,
  presentLockedTest,
  presentStarted,
  presentSubmitted,
  presentTest,
} from './attempts.presenter.js';
import { AttemptsRepository } from './attempts.repository.js';
import type { SubmitBody } from './attempts.schema.js';
import { EarlierAttemptsService, type TestOwner } from './earlier-attempts.service.js';
import { GradingService } from './grading.service.js';
import { deadlineOf } from './rules/attempt-clock.js';
import { judgeAttempt } from './rules/attempt-state.js';
import { sectionEndsOf } from './rules/section-clock.js';
import { StartQueueService } from './start-queue/start-queue.service.js';

/** Another try is needed only when another request opened or closed an attempt in between. */
const MAX_START_TRIES = 5;

@Injectable()
export class AttemptsService {
  constructor(
    private readonly papers: PapersService,
    private readonly allowances: AllowancesService,
    private readonly queue: StartQueueService,
    private readonly earlierAttempts: EarlierAttemptsService,
    private readonly solutions: SolutionsService,
    private readonly repository: AttemptsRepository,
    private readonly grading: GradingService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * The paper of the caller's open attempt, else the current one. A live test shows its questions
   * only after the start: students who could read them earlier would have more time than others. A
   * crowd in front of it waits here already, because everybody opens the instructions first.
   */
  async showTest(userId: string, testId: string): Promise<TestDto> {
    const isTurn = await this.queue.isTurnOf({ userId, testId });
    const open = await this.repository.findOpen(userId, testId);
    if (open && judgeAttempt('show_paper', open, this.clock.now()) === 'frozen') {
      const test = presentTest(await this.papers.frozenPaper(open), open.allowanceMinutes);
      return { ...test, openAttempt: presentClock(open, this.clock.now()) };
    }
    const openTest = await this.openTest(userId, testId);
    await this.requireNotTaken(userId, openTest);
    if (openTest.isLive && !isTurn) await this.queue.enter({ userId, testId }, openTest);
    const paper = await this.papers.openPaper(openTest, userId);
    const allowanceMinutes = await this.allowances.minutesFor(userId, paper);
    const test = openTest.isLive
      ? presentLockedTest(paper, allowanceMinutes)
      : presentTest(paper, allowanceMinutes);
    return { ...test, openAttempt: null };
  }

  /** Resumes the open attempt of this test, or starts a new one. In a crowd, a new one waits for its turn. */
  async start(student: TestOwner, testId: string): Promise<StartedAttemptDto> {
    const { id: userId } = student;
    const isTurn = await this.queue.isTurnOf({ userId, testId });
    for (let tries = 0; tries < MAX_START_TRIES; tries += 1) {
      const open = await this.repository.findOpen(userId, testId);
      const now = this.clock.now();
      const outcome = open ? judgeAttempt('start', open, now) : 'create';
      if (open && outcome === 'resume') {
        return presentStarted(open, await this.papers.frozenPaper(open), { resumed: true, now });
      }
      if (open) await this.grading.expire(open);
      const started = await this.create(student, testId, isTurn);
      if (started) return started;
    }
    throw attemptBusy();
  }

  /** Grades the attempt. A finished attempt does not change. */
  async submit(userId: string, id: string, body: SubmitBody): Promise<SubmittedDto> {
    const attempt = await this.repository.findAny(userId, id);
    if (!attempt) throw attemptNotFound();
    const paper = await this.papers.frozenPaper(attempt);
    const answers = paper.matchAnswers(body.responses);
    const finished = await this.grading.submit(attempt, answers);
    return presentSubmitted(finished, answers, this.clock.now());
  }

  /** Returns null when another request of this student opened an attempt first. */
  private async create(
    student: TestOwner,
    testId: string,
    isTurn: boolean,
  ): Promise<StartedAttemptDto | null> {
    const { id: userId } = student;
    const openTest = await this.openTest(userId, testId);
    await this.requireNotTaken(userId, openTest);
    if (!isTurn) await this.queue.enter({ userId, testId }, openTest);
    const paper = await this.papers.openPaper(openTest, userId);
    const allowanceMinutes = await this.allowances.minutesFor(userId, paper);
    const takenBefore = await this.earlierAttempts.hasTaken(student, testId);
    const now = this.clock.now();
    const terms = { startedAt: now, allowanceMinutes, takenBefore };
    const attempt = this.newAttempt(userId, paper, terms);
    if (openTest.isLive) await this.solutions.hold(testId, windowOf(openTest.snapshot));
    if (!(await this.repository.insertIfNoneOpen(attempt))) return null;
    if (openTest.isLive) await this.confirmLiveStart(attempt, openTest);
    return presentStarted(attempt, paper, { resumed: false, now });
  }

  /** A live test is taken once in its window: nobody gets its questions a second time. */
  private async requireNotTaken(userId: string, { snapshot, isLive }: OpenTest): Promise<void> {
    if (!isLive) return;
    const { testId } = snapshot;
    const taken = await this.repository.findOther({ userId, testId }, windowOf(snapshot).opensAt);
    if (taken) throw liveTestTaken(taken);
  }

  /**
   * Takes the start back if an earlier attempt ended, or the solutions became public, while it was being
   * stored. Looked up only now, nothing can come in between: both see this attempt, or are seen.
   */
  private async confirmLiveStart(attempt: AttemptEntity, { snapshot }: OpenTest): Promise<void> {
    const taken = await this.repository.findOther(attempt, windowOf(snapshot).opensAt);
    const isStartable = await this.solutions.isStartable(snapshot.testId);
    if (!taken && isStartable) return;
    await this.repository.discard(attempt);
    throw taken ? liveTestTaken(taken) : testClosed(snapshot.closesAt ?? '');
  }

  /** Who came inside the window of a live test and had to wait for a turn does not come too late. */
  private openTest(userId: string, testId: string): Promise<OpenTest> {
    return this.papers.openTest(testId, () => this.queue.hasTurn({ userId, testId }));
  }

  /** The terms are frozen, with the allowance: a later grant does not move the deadline unnoticed. */
  private newAttempt(
    userId: string,
    { snapshot }: Paper,
    {
      startedAt,
      allowanceMinutes,
      takenBefore,
    }: { startedAt: Date; allowanceMinutes: number; takenBefore: boolean },
  ): AttemptEntity {
    const lengths = lockedLengths(snapshot.sections);
    return {
      id: this.ids.uuid(),
      userId,
      testId: snapshot.testId,
      examId: snapshot.exam._id,
      paperVersion: snapshot.version,
      questionCount: countedQuestions(snapshot),
      durationSeconds: snapshot.duration,
      allowanceMinutes,
      markingCorrect: snapshot.marking.correct,
      markingWrong: snapshot.marking.wrong,
      startedAt,
      deadlineAt: deadlineOf(startedAt, snapshot.duration, allowanceMinutes),
      sectionEnds: lengths && sectionEndsOf(lengths, allowanceMinutes),
      state: 'in_progress',
      revision: 0,
      responses: encodeAnswers(initialAnswers(snapshot.questions.length)),
      currentQuestionIndex: 0,
      savedAt: null,
      saveDigest: null,
      finishedAt: null,
      elapsedSeconds: null,
      answered: null,
      isBlank: null,
      correctAnswers: null,
      marks: null,
      maxMarks: null,
      rankValue: null,
      awardsVersion: null,
      takenBefore,
      isFirst: null,
    };
  }
}
