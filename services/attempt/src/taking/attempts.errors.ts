import { DomainError } from '@abhyas/service-kit';
import type { CurrentProgressDto } from './attempts.dto.js';
import type { AttemptState } from './rules/attempt-state.js';

export function attemptNotFound(): DomainError {
  return new DomainError('attempt_not_found', 404, 'We cannot find this attempt in your account.');
}

export function revisionConflict(current: CurrentProgressDto): DomainError {
  return new DomainError(
    'revision_conflict',
    409,
    'Newer answers were saved in another tab or on another device.',
    { extra: { current } },
  );
}

/** `answersMissed`: whether this request has an answer that was not graded, though no newer one was. */
export function attemptFinished(state: AttemptState, answersMissed: boolean): DomainError {
  return new DomainError(
    'attempt_finished',
    409,
    'This test is finished. Its answers cannot change any more.',
    { extra: { state, answersMissed } },
  );
}

/** `answersMissed` as above. */
export function tooLateToSave(answersMissed: boolean): DomainError {
  return new DomainError(
    'attempt_over',
    410,
    'Time is up. We count the answers that were saved in time.',
    { extra: { answersMissed } },
  );
}

export function liveTestTaken(attemptId: string): DomainError {
  return new DomainError(
    'live_test_taken',
    409,
    'You have already taken this live test. Every student can take it once. You find it in your test history.',
    { extra: { attemptId } },
  );
}

export function attemptInProgress(): DomainError {
  return new DomainError(
    'attempt_in_progress',
    409,
    'This test is not finished yet. You get the results after you submit it.',
  );
}

export function attemptBusy(): DomainError {
  return new DomainError('attempt_busy', 503, 'Too many saves at once. Please try again.', {
    retryAfter: 1,
  });
}
