import type { RequestOf, ResponseOf } from '@abhyas/web-kit';

export type StartedAttempt = ResponseOf<'/tests/{testId}/start', 'post'>;

/** A 429: others start first. */
export type QueuedStart = ResponseOf<'/tests/{testId}/start', 'post', 429>;

/** One answer on the wire. `timeSpent` is whole seconds, `changedAt` milliseconds since start. */
export type WireResponse = StartedAttempt['responses'][number];

/** A save sends every field, also those that the contract lets a client leave out. */
export interface ProgressPayload extends Required<RequestOf<'/tests/{id}/progress', 'put'>> {
  responses: WireResponse[];
}

export type SavedProgress = Omit<ResponseOf<'/tests/{id}/progress', 'put'>, 'success'>;

export type Submitted = Pick<
  ResponseOf<'/tests/{id}/submit', 'post'>,
  'attemptId' | 'state' | 'answersMissed'
>;

/** A 409: another device has saved, or the attempt has ended. */
export type SaveConflict = ResponseOf<'/tests/{id}/progress', 'put', 409>;

/** The server's progress, sent with a 409 when another device has saved. */
export type CurrentProgress = NonNullable<SaveConflict['current']>;

/** How an attempt ended: submitted here or elsewhere, or by its time with the saved answers. */
export interface Ended {
  readonly by: 'submit' | 'elsewhere' | 'time';
  /**
   * Whether answers sent with a submit were not graded, because the attempt had already ended.
   * Undefined if the service did not report it.
   */
  readonly answersMissed?: boolean | undefined;
}
