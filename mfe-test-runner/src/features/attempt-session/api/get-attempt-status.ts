import { isApiError } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { answerOf } from '../rules/answer';
import type { GradedAnswers } from '../rules/missed-answers';

/** The status of an attempt stored on this device; `gone` if the student has no such attempt. */
export type AttemptStatus =
  | { readonly kind: 'open' | 'gone' }
  | { readonly kind: 'over'; readonly graded: GradedAnswers };

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
    const results = await api.GET('/api/test/results/{attemptId}', { params, signal });
    const answers = results.detailedResults.map(
      (result) => [result.questionId, answerOf(result)] as const,
    );
    return { kind: 'over', graded: new Map(answers) };
  } catch (error) {
    const isGone = isApiError(error) && error.code === 'attempt_not_found';
    return { kind: isGone ? 'gone' : 'open' };
  }
}
