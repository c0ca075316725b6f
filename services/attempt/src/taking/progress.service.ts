import { CLOCK, requireSameTime, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import { encodeAnswers } from '../scoring/rules/answer.js';
import type { AttemptEntity } from './attempt.entity.js';
import type { ProgressSavedDto } from './attempts.dto.js';
import {
  attemptBusy,
  attemptFinished,
  attemptNotFound,
  revisionConflict,
  tooLateToSave,
} from './attempts.errors.js';
import { presentCurrent, presentSaved } from './attempts.presenter.js';
import { AttemptsRepository } from './attempts.repository.js';
import type { ProgressBody } from './attempts.schema.js';
import { ProgressRepository } from './progress.repository.js';
import { judgeAttempt } from './rules/attempt-state.js';
import { hasMissed, laterOf, takeAnswers } from './rules/merge-answers.js';
import { digestSave } from './rules/save-digest.js';
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
  private readonly batcher: SaveBatcher;

  constructor(
    private readonly papers: PapersService,
    private readonly attempts: AttemptsRepository,
    private readonly dataSource: DataSource,
    store: ProgressRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.batcher = new SaveBatcher(store, BATCH_LIMITS);
  }

  /** Merges a save into the attempt. Throws 409 with the current state, or 410, when it is refused. */
  async save(userId: string, id: string, body: ProgressBody): Promise<ProgressSavedDto> {
    let attempt = await this.attempts.findAny(userId, id);
    for (let tries = 0; tries < MAX_SAVE_TRIES; tries += 1) {
      if (!attempt) throw attemptNotFound();
      const saved = await this.tryToSave(attempt, body);
      if (saved) return saved;
      attempt = await this.attempts.readAny(userId, attempt.id);
      const repeated = attempt && (await this.recognizeRepeat(attempt, body));
      if (repeated) return repeated;
      if (attempt) await this.explainRefusal(attempt, body);
    }
    throw attemptBusy();
  }

  private async tryToSave(
    attempt: AttemptEntity,
    body: ProgressBody,
  ): Promise<ProgressSavedDto | null> {
    const now = this.clock.now();
    if (!isAccepted(attempt, body, now)) return null;
    const paper = await this.papers.frozenPaper(attempt);
    const { write, refused } = merge(attempt, paper, { body, now });
    if (refused.length > 0) await requireSameTime(this.dataSource);
    if (!(await this.batcher.save(write))) return null;
    const saved = { ...attempt, ...write };
    this.attempts.remember(saved);
    return presentSaved(saved, paper, { savedAt: write.savedAt, refused, now });
  }

  /**
   * The gateway repeats a save when the replica that stored it died before it answered. The last
   * save, sent once more, is acknowledged once more. Another save of the same revision is one of
   * another device, even if it would change nothing: that device has to learn what is stored.
   */
  private async recognizeRepeat(
    attempt: AttemptEntity,
    body: ProgressBody,
  ): Promise<ProgressSavedDto | null> {
    const now = this.clock.now();
    const { revision, savedAt, saveDigest } = attempt;
    if (body.revision !== revision || saveDigest === null) return null;
    if (!savedAt || judgeAttempt('save', attempt, now) !== 'take') return null;
    const paper = await this.papers.frozenPaper(attempt);
    const incoming = paper.matchAnswers(body.responses);
    if (digestSave({ ...body, answers: incoming }) !== saveDigest) return null;
    const { answers, refused } = takeAnswers(attempt, incoming, savedAt);
    if (!encodeAnswers(answers).equals(attempt.responses)) return null;
    return presentSaved(attempt, paper, { savedAt, refused, now });
  }

  /** Throws the reason why a save was refused. Returns when the save can be tried again. */
  private async explainRefusal(attempt: AttemptEntity, body: ProgressBody): Promise<void> {
    const now = this.clock.now();
    const verdict = judgeAttempt('save', attempt, now);
    if (isAccepted(attempt, body, now)) return;
    const paper = await this.papers.frozenPaper(attempt);
    if (verdict === 'refuse_late') await requireSameTime(this.dataSource);
    if (verdict !== 'take') {
      const answersMissed = hasMissed(attempt, paper.matchAnswers(body.responses), now);
      throw verdict === 'refuse_late'
        ? tooLateToSave(answersMissed)
        : attemptFinished(attempt.state, answersMissed);
    }
    throw revisionConflict(presentCurrent(attempt, paper, now));
  }
}

/** The write of a save that arrives at `now`, and its answers that are not in it. */
function merge(
  attempt: AttemptEntity,
  paper: Paper,
  { body, now }: { body: ProgressBody; now: Date },
) {
  paper.requireQuestion(body.currentQuestionIndex);
  const incoming = paper.matchAnswers(body.responses);
  const { answers, refused } = takeAnswers(attempt, incoming, now);
  const write = {
    id: attempt.id,
    userId: attempt.userId,
    mergedInto: attempt.revision,
    deadlineAt: attempt.deadlineAt,
    revision: body.revision ?? attempt.revision + 1,
    responses: encodeAnswers(answers),
    currentQuestionIndex: body.currentQuestionIndex,
    savedAt: laterOf(attempt.savedAt, now),
    saveDigest: digestSave({ ...body, answers: incoming }),
  };
  return { write, refused };
}

function isAccepted(attempt: AttemptEntity, body: ProgressBody, now: Date): boolean {
  const isNewer = body.revision === undefined || body.revision > attempt.revision;
  return isNewer && judgeAttempt('save', attempt, now) === 'take';
}
