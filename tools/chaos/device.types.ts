import type { ResponseOf } from '@abhyas/web-kit/contract';

type Started = ResponseOf<'/tests/{testId}/start', 'post'>;
type Conflict = ResponseOf<'/tests/{id}/progress', 'put', 409>;

/** One answer of the server, as far as a student here uses it. */
export type WireResponse = Pick<
  Started['responses'][number],
  'questionId' | 'selectedOption' | 'selectedOptions' | 'value' | 'changedAt'
>;

/** The response to starting a test, as far as a student here uses it. */
export interface StartedAttempt extends Pick<
  Started,
  'attemptId' | 'revision' | 'startedAt' | 'deadline' | 'remainingSeconds'
> {
  responses: readonly WireResponse[];
  test: { questions: readonly Pick<Started['test']['questions'][number], '_id' | 'kind'>[] };
}

/** The server's state, returned with a 409. */
export interface CurrentProgress extends Pick<NonNullable<Conflict['current']>, 'revision'> {
  responses: readonly WireResponse[];
}
