import { checked, isApiError, type ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { isCount, isText, listOf, nullable, optional, shape } from '@abhyas/web-kit/body-checks';
import { answerOf } from '../rules/answer';
import type { GradedAnswers } from '../rules/missed-answers';

/** The status of an attempt stored on this device; `gone` if the student has no such attempt. */
export type AttemptStatus =
  | { readonly kind: 'open' | 'gone' }
  | { readonly kind: 'over'; readonly graded: GradedAnswers };

type Results = ResponseOf<'/api/test/results/{attemptId}'>;
type GradedAnswer = Pick<
  Results['detailedResults'][number],
  'questionId' | 'selectedOption' | 'selectedOptions' | 'value'
>;

type FinishedAttempt = Pick<Results['testAttempt'], '_id'>;

/** What is read of the results here. */
type Graded = Record<'testAttempt', FinishedAttempt> & Record<'detailedResults', GradedAnswer[]>;

const isGraded = shape<Graded>({
  testAttempt: shape<FinishedAttempt>({ _id: isText }),
  detailedResults: listOf(
    shape<GradedAnswer>({
      questionId: isText,
      selectedOption: nullable(isCount),
      selectedOptions: optional(listOf(isCount)),
      value: optional(isText),
    }),
  ),
});

/**
 * Requests the results of an attempt. Only a finished attempt has them; the request grades an
 * attempt whose time is up. If the response is unclear, the attempt counts as open.
 */
export async function getAttemptStatus(
  attemptId: string,
  signal: AbortSignal,
): Promise<AttemptStatus> {
  try {
    const params = { path: { attemptId } };
    const results = await checked<Graded>(
      api.GET('/api/test/results/{attemptId}', { params, signal }),
      (body): body is Graded => isGraded(body) && body.testAttempt._id === attemptId,
    );
    const answers = results.detailedResults.map(
      (result) => [result.questionId, answerOf(result)] as const,
    );
    return { kind: 'over', graded: new Map(answers) };
  } catch (error) {
    const isGone = isApiError(error) && error.code === 'attempt_not_found';
    return { kind: isGone ? 'gone' : 'open' };
  }
}
