import { CLOCK, IDS, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AllowancesService } from '../allowances/allowances.service.js';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import type { AttemptEntity } from './attempt.entity.js';
import type { StartedAttemptDto, SubmittedDto, TestDto } from './attempts.dto.js';
import { attemptBusy, attemptNotFound } from './attempts.errors.js';
import {
  presentLockedTest,
  presentStarted,
  presentSubmitted,
  presentTest,
} from './attempts.presenter.js';
import { AttemptsRepository } from './attempts.repository.js';
import type { SubmitBody } from './attempts.schema.js';
import { GradingService } from './grading.service.js';
import { matchResponses } from './match-responses.js';
import { AttemptCache } from './attempt-cache.js';
import { deadlineOf, timingOf } from './rules/attempt-clock.js';
import { judgeAttempt } from './rules/attempt-state.js';
import { encodeResponses } from './rules/response-codec.js';
import { freshResponses } from './rules/response.js';

/** Each further try means that another request opened or closed an attempt in between. */
const START_TRIES = 5;

@Injectable()
export class AttemptsService {
  constructor(
    private readonly papers: PapersService,
    private readonly allowances: AllowancesService,
    private readonly repository: AttemptsRepository,
    private readonly remembered: AttemptCache,
    private readonly grading: GradingService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * The paper of the caller's open attempt, else the current one. Questions of a live test come with
   * the start: who could read them before would have more time than the others.
   */
  async showTest(userId: string, testId: string): Promise<TestDto> {
    const open = await this.repository.findOpen(userId, testId);
    const timing = open && timingOf(open.deadlineAt, this.clock.now());
    if (timing && judgeAttempt('show_paper', open.state, timing) === 'sealed') {
      return presentTest(await this.paperOf(open), open.allowanceMinutes);
    }
    const { paper, isLive } = await this.papers.openPaper(testId, userId);
    const allowanceMinutes = await this.allowances.minutesFor(userId, paper);
    return isLive
      ? presentLockedTest(paper, allowanceMinutes)
      : presentTest(paper, allowanceMinutes);
  }

  /** Goes on with the open attempt of this test, or starts one. */
  async start(userId: string, testId: string): Promise<StartedAttemptDto> {
    for (let tries = 0; tries < START_TRIES; tries += 1) {
      const open = await this.repository.findOpen(userId, testId);
      const now = this.clock.now();
      const outcome = open
        ? judgeAttempt('start', open.state, timingOf(open.deadlineAt, now))
        : 'create';
      if (open && outcome === 'resume') {
        return presentStarted(open, await this.paperOf(open), { resumed: true, now });
      }
      if (open) await this.grading.expire(open);
      const started = await this.#create(userId, testId);
      if (started) return started;
    }
    throw attemptBusy();
  }

  /** Grades the attempt; a finished one stays as it is, however it was finished. */
  async submit(userId: string, id: string, body: SubmitBody): Promise<SubmittedDto> {
    const attempt =
      this.remembered.recall(userId, id) ?? (await this.repository.findAny(userId, id));
    if (!attempt) throw attemptNotFound();
    const paper = await this.paperOf(attempt);
    const responses = matchResponses(paper, body.responses);
    const finished = await this.grading.submit(attempt, responses);
    return presentSubmitted(finished, responses, this.clock.now());
  }

  paperOf(attempt: AttemptEntity): Promise<Paper> {
    return this.papers.sealedPaper(attempt.testId, attempt.paperVersion);
  }

  /** Gives null when another request of this student opened one first. */
  async #create(userId: string, testId: string): Promise<StartedAttemptDto | null> {
    const { paper } = await this.papers.openPaper(testId, userId);
    const allowanceMinutes = await this.allowances.minutesFor(userId, paper);
    const now = this.clock.now();
    const attempt = this.#sealContract(userId, paper, { startedAt: now, allowanceMinutes });
    if (!(await this.repository.insertIfNoneOpen(attempt))) return null;
    this.remembered.remember(attempt);
    return presentStarted(attempt, paper, { resumed: false, now });
  }

  /** Allowance included, so that a later grant moves no deadline behind the student's back. */
  #sealContract(
    userId: string,
    { sealed }: Paper,
    { startedAt, allowanceMinutes }: { startedAt: Date; allowanceMinutes: number },
  ): AttemptEntity {
    return {
      id: this.ids.uuid(),
      userId,
      testId: sealed.testId,
      examId: sealed.exam._id,
      paperVersion: sealed.version,
      questionCount: sealed.questions.length,
      durationSeconds: sealed.duration,
      allowanceMinutes,
      markingCorrect: sealed.marking.correct,
      markingWrong: sealed.marking.wrong,
      startedAt,
      deadlineAt: deadlineOf(startedAt, sealed.duration, allowanceMinutes),
      state: 'in_progress',
      revision: 0,
      responses: encodeResponses(freshResponses(sealed.questions.length)),
      currentQuestionIndex: 0,
      savedAt: null,
      finishedAt: null,
      elapsedSeconds: null,
      answered: null,
      correctAnswers: null,
      marks: null,
      maxMarks: null,
      rankValue: null,
      isFirst: null,
    };
  }
}
