import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PapersService } from '../papers/papers.service.js';
import type { AttemptEntity } from './attempt.entity.js';
import type { ProgressSavedDto } from './attempts.dto.js';
import {
  attemptBusy,
  attemptFinished,
  attemptNotFound,
  revisionConflict,
  tooLateToSave,
} from './attempts.errors.js';
import { presentCurrent } from './attempts.presenter.js';
import { AttemptsRepository } from './attempts.repository.js';
import type { ProgressBody } from './attempts.schema.js';
import { matchAnswers, requireQuestion } from './match-responses.js';
import { ProgressRepository } from './progress.repository.js';
import { AttemptCache } from './attempt-cache.js';
import { elapsedMs, remainingSeconds, timingOf } from './rules/attempt-clock.js';
import { judgeAttempt } from './rules/attempt-state.js';
import { hasMissed, mergeAnswers } from './rules/merge-responses.js';
import { decodeAnswers, encodeAnswers } from './rules/response-codec.js';
import { SaveBatcher } from './save-batcher.js';

/** Another try is needed only when another save of the same attempt came in between. */
const MAX_SAVE_TRIES = 100;
/** Fewer batches: more saves share a statement. More batches: no save waits behind a slow one. */
const BATCH_LIMITS = {
  maxBatches: 2,
  maxBatchSize: 64,
  lingerMs: 1,
  timeoutMs: 1_000,
  maxOpen: 10_000,
};

/**
 * The hot path. An attempt's last state is cached, so that a save is one conditional statement and
 * nothing else. The statement has an effect only while the cached state equals the stored one;
 * otherwise the service reads the attempt and merges again.
 */
@Injectable()
export class ProgressService {
  readonly #batcher: SaveBatcher;

  constructor(
    private readonly papers: PapersService,
    private readonly repository: AttemptsRepository,
    private readonly cache: AttemptCache,
    store: ProgressRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#batcher = new SaveBatcher(store, BATCH_LIMITS);
  }

  /** Merges a save into the attempt. Throws 409 with the current state, or 410, when it is refused. */
  async save(userId: string, id: string, body: ProgressBody): Promise<ProgressSavedDto> {
    let attempt = this.cache.get(userId, id) ?? (await this.#read(userId, id));
    for (let tries = 0; tries < MAX_SAVE_TRIES; tries += 1) {
      const saved = await this.#tryToSave(attempt, body);
      if (saved) return saved;
      attempt = await this.#read(userId, attempt.id);
      await this.#explainRefusal(attempt, body);
    }
    throw attemptBusy();
  }

  async #tryToSave(attempt: AttemptEntity, body: ProgressBody): Promise<ProgressSavedDto | null> {
    const now = this.clock.now();
    if (!isAccepted(attempt, body, now)) return null;
    const write = await this.#merge(attempt, body, now);
    if (!(await this.#batcher.save(write))) return null;
    this.cache.set({ ...attempt, ...write });
    return {
      success: true,
      revision: write.revision,
      remainingSeconds: remainingSeconds(attempt.deadlineAt, now),
      savedAt: now.toISOString(),
    };
  }

  async #merge(attempt: AttemptEntity, body: ProgressBody, now: Date) {
    const paper = await this.papers.frozenPaper(attempt.testId, attempt.paperVersion);
    requireQuestion(paper, body.currentQuestionIndex);
    const merged = mergeAnswers(
      decodeAnswers(attempt.responses),
      matchAnswers(paper, body.responses),
      elapsedMs(attempt.startedAt, now),
    );
    return {
      id: attempt.id,
      userId: attempt.userId,
      mergedInto: attempt.revision,
      deadlineAt: attempt.deadlineAt,
      revision: body.revision ?? attempt.revision + 1,
      responses: encodeAnswers(merged),
      currentQuestionIndex: body.currentQuestionIndex,
      savedAt: now,
    };
  }

  async #read(userId: string, id: string): Promise<AttemptEntity> {
    const attempt = await this.repository.findAny(userId, id);
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  /** Throws the reason why a save was refused. Returns when the save can be tried again. */
  async #explainRefusal(attempt: AttemptEntity, body: ProgressBody): Promise<void> {
    const now = this.clock.now();
    const verdict = judgeAttempt('save', attempt.state, timingOf(attempt.deadlineAt, now));
    if (isAccepted(attempt, body, now)) return;
    const paper = await this.papers.frozenPaper(attempt.testId, attempt.paperVersion);
    if (verdict !== 'take') {
      const answersMissed = hasMissed(
        decodeAnswers(attempt.responses),
        matchAnswers(paper, body.responses),
        elapsedMs(attempt.startedAt, now),
      );
      throw verdict === 'refuse_late'
        ? tooLateToSave(answersMissed)
        : attemptFinished(attempt.state, answersMissed);
    }
    throw revisionConflict(presentCurrent(attempt, paper, now));
  }
}

function isAccepted(attempt: AttemptEntity, body: ProgressBody, now: Date): boolean {
  const isNewer = body.revision === undefined || body.revision > attempt.revision;
  return (
    isNewer && judgeAttempt('save', attempt.state, timingOf(attempt.deadlineAt, now)) === 'take'
  );
}
