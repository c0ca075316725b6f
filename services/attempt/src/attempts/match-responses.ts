import { validationFailed } from '@abhyas/service-kit';
import type { Paper } from '../papers/paper.js';
import type { AnswerBody } from './attempts.schema.js';
import type { IncomingAnswer } from './rules/response.js';

/** Finds each answer's question in the paper. Throws 400 when one is not in it or comes twice. */
export function matchAnswers(paper: Paper, answers: readonly AnswerBody[]): IncomingAnswer[] {
  const fields: Record<string, string> = {};
  const seen = new Set<number>();
  const matched: IncomingAnswer[] = [];
  answers.forEach((answer, position) => {
    const index = paper.placeOf(answer.questionId);
    const field = `responses.${position}.questionId`;
    if (index === undefined) {
      fields[field] = 'This question is not in the test.';
    } else if (seen.has(index)) {
      fields[field] = 'This question is answered twice in one request.';
    } else {
      seen.add(index);
      matched.push({
        index,
        selectedOption: answer.selectedOption ?? null,
        timeSpent: answer.timeSpent ?? 0,
        marked: answer.marked,
        visited: answer.visited,
        changedAt: answer.changedAt,
      });
    }
  });
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
  return matched;
}

/** Throws 400 when the paper has no question with that index. */
export function requireQuestion(paper: Paper, index: number): void {
  if (index < paper.questions.length) return;
  throw validationFailed({
    currentQuestionIndex: `currentQuestionIndex must be from 0 to ${paper.questions.length - 1}.`,
  });
}
