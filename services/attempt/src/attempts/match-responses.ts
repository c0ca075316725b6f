import { validationFailed } from '@abhyas/service-kit';
import type { Paper } from '../papers/paper.js';
import type { ResponseBody } from './attempts.schema.js';
import type { IncomingResponse } from './rules/response.js';

/** Finds each response's question in the paper; 400 when one is not in it or comes twice. */
export function matchResponses(
  paper: Paper,
  responses: readonly ResponseBody[],
): IncomingResponse[] {
  const fields: Record<string, string> = {};
  const seen = new Set<number>();
  const matched: IncomingResponse[] = [];
  responses.forEach((response, position) => {
    const index = paper.placeOf(response.questionId);
    const field = `responses.${position}.questionId`;
    if (index === undefined) {
      fields[field] = 'This question is not in the test.';
    } else if (seen.has(index)) {
      fields[field] = 'This question is answered twice in one request.';
    } else {
      seen.add(index);
      matched.push({
        index,
        selectedOption: response.selectedOption ?? null,
        timeSpent: response.timeSpent ?? 0,
        marked: response.marked,
        visited: response.visited,
        changedAt: response.changedAt,
      });
    }
  });
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
  return matched;
}

/** 400 when there is no question at that place. */
export function requirePlace(paper: Paper, index: number): void {
  if (index < paper.questions.length) return;
  throw validationFailed({
    currentQuestionIndex: `currentQuestionIndex must be from 0 to ${paper.questions.length - 1}.`,
  });
}
