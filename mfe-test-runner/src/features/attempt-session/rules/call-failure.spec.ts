import { ApiError } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { callFailure } from './call-failure';

const failureOf = (status: number, code: string, body?: unknown, retryAfter?: number) =>
  callFailure(
    new ApiError({ status, code, message: 'Why.', body, ...(retryAfter && { retryAfter }) }),
  );

const current = { revision: 7, responses: [], currentQuestionIndex: 0, remainingSeconds: 3500 };

describe('callFailure', () => {
  it.each<[number, string, unknown, object]>([
    [0, 'network', undefined, { kind: 'offline' }],
    [401, 'unauthorized', undefined, { kind: 'signed-out' }],
    [409, 'revision_conflict', { current }, { kind: 'conflict', current }],
    [
      409,
      'attempt_finished',
      { state: 'submitted' },
      { by: 'elsewhere', answersMissed: undefined },
    ],
    [
      409,
      'attempt_finished',
      { state: 'submitted', answersMissed: false },
      { by: 'elsewhere', answersMissed: false },
    ],
    [
      409,
      'attempt_finished',
      { state: 'submitted', answersMissed: true },
      { by: 'elsewhere', answersMissed: true },
    ],
    [409, 'attempt_finished', { state: 'expired' }, { by: 'time', answersMissed: undefined }],
    [410, 'attempt_over', {}, { kind: 'finished', by: 'time', answersMissed: undefined }],
    [410, 'attempt_over', { answersMissed: true }, { by: 'time', answersMissed: true }],
    [410, 'attempt_over', { answersMissed: false }, { by: 'time', answersMissed: false }],
    [400, 'validation_failed', undefined, { kind: 'server', message: 'Why.', isTransient: false }],
    [404, 'attempt_not_found', undefined, { kind: 'server', isTransient: false }],
    [413, 'too_large', undefined, { kind: 'server', isTransient: false }],
    [429, 'too_many_requests', undefined, { kind: 'server', isTransient: true }],
    [503, 'attempt_busy', undefined, { kind: 'server', isTransient: true }],
    // For example, a sign-in page of the network.
    [404, 'bad_response', undefined, { kind: 'server', isTransient: true }],
    [409, 'bad_response', { current }, { kind: 'server', isTransient: true }],
    [410, 'bad_response', undefined, { kind: 'server', isTransient: true }],
    [200, 'bad_response', {}, { kind: 'server', isTransient: true }],
    [409, 'revision_conflict', { current: {} }, { kind: 'server', isTransient: true }],
    [409, 'revision_conflict', {}, { kind: 'server', isTransient: true }],
    [409, 'something_else', {}, { kind: 'server', isTransient: false }],
  ])('of %i %s %j is %j', (status, code, body, expected) => {
    expect(failureOf(status, code, body)).toMatchObject(expected);
  });

  it('treats a missing response as offline', () => {
    expect(callFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' });
  });

  it('waits as long as the server asks', () => {
    expect(failureOf(503, 'attempt_busy', undefined, 4)).toMatchObject({ retryAfterMs: 4_000 });
  });
});
