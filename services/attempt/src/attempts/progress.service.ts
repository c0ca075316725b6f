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
import { matchResponses, requirePlace } from './match-responses.js';
import { ProgressRepository } from './progress.repository.js';
import { AttemptCache } from './attempt-cache.js';
import { elapsedMs, remainingSeconds, timingOf } from './rules/attempt-clock.js';
import { judgeAttempt } from './rules/attempt-state.js';
import { hasMissed, mergeResponses } from './rules/merge-responses.js';
import { decodeResponses, encodeResponses } from './rules/response-codec.js';
import { SaveBatcher } from './save-batcher.js';

/** Each further try means that another save of the same attempt got in between. */
const SAVE_TRIES = 100;
/** With fewer batches more saves share a statement, with more of them none waits behind a slow one. */
const SHARING = { batches: 2, together: 64, lingerMs: 1, timeoutMs: 1_000, open: 10_000 };

/**
 * The hot path. An attempt's last state is remembered, so that a save is one conditional statement
 * and nothing else; the statement holds only where that state is still the stored one, else it is
 * read again and merged anew.
 */
@Injectable()
export class ProgressService {
  readonly #saves: SaveBatcher;

  constructor(
    private readonly papers: PapersService,
    private readonly repository: AttemptsRepository,
    private readonly remembered: AttemptCache,
    saves: ProgressRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#saves = new SaveBatcher(saves, SHARING);
  }

  /** Merges a save into the attempt; 409 with the current state, or 410, when it is not taken. */
  async save(userId: string, id: string, body: ProgressBody): Promise<ProgressSavedDto> {
    let attempt = this.remembered.recall(userId, id) ?? (await this.#read(userId, id));
    for (let tries = 0; tries < SAVE_TRIES; tries += 1) {
      const saved = await this.#tryToSave(attempt, body);
      if (saved) return saved;
      attempt = await this.#read(userId, attempt.id);
      await this.#explainRefusal(attempt, body);
    }
    throw attemptBusy();
  }

  async #tryToSave(attempt: AttemptEntity, body: ProgressBody): Promise<ProgressSavedDto | null> {
    const now = this.clock.now();
    if (!isTaken(attempt, body, now)) return null;
    const write = await this.#merge(attempt, body, now);
    if (!(await this.#saves.save(write))) return null;
    this.remembered.remember({ ...attempt, ...write });
    return {
      success: true,
      revision: write.revision,
      remainingSeconds: remainingSeconds(attempt.deadlineAt, now),
      savedAt: now.toISOString(),
    };
  }

  async #merge(attempt: AttemptEntity, body: ProgressBody, now: Date) {
    const paper = await this.papers.sealedPaper(attempt.testId, attempt.paperVersion);
    requirePlace(paper, body.currentQuestionIndex);
    const merged = mergeResponses(
      decodeResponses(attempt.responses),
      matchResponses(paper, body.responses),
      elapsedMs(attempt.startedAt, now),
    );
    return {
      id: attempt.id,
      userId: attempt.userId,
      mergedOnto: attempt.revision,
      deadlineAt: attempt.deadlineAt,
      revision: body.revision ?? attempt.revision + 1,
      responses: encodeResponses(merged),
      currentQuestionIndex: body.currentQuestionIndex,
      savedAt: now,
    };
  }

  async #read(userId: string, id: string): Promise<AttemptEntity> {
    const attempt = await this.repository.findAny(userId, id);
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  /** Says why a save that changed nothing was refused; returns when it may be tried again. */
  async #explainRefusal(attempt: AttemptEntity, body: ProgressBody): Promise<void> {
    const now = this.clock.now();
    const verdict = judgeAttempt('save', attempt.state, timingOf(attempt.deadlineAt, now));
    if (isTaken(attempt, body, now)) return;
    const paper = await this.papers.sealedPaper(attempt.testId, attempt.paperVersion);
    if (verdict !== 'take') {
      const answersMissed = hasMissed(
        decodeResponses(attempt.responses),
        matchResponses(paper, body.responses),
        elapsedMs(attempt.startedAt, now),
      );
      throw verdict === 'refuse_late'
        ? tooLateToSave(answersMissed)
        : attemptFinished(attempt.state, answersMissed);
    }
    throw revisionConflict(presentCurrent(attempt, paper, now));
  }
}

function isTaken(attempt: AttemptEntity, body: ProgressBody, now: Date): boolean {
  const isNewer = body.revision === undefined || body.revision > attempt.revision;
  return (
    isNewer && judgeAttempt('save', attempt.state, timingOf(attempt.deadlineAt, now)) === 'take'
  );
}
