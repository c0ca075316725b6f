import type { Paper } from '../../../shared/paper.types';
import type { Progress, QuestionProgress } from '../../../shared/progress.types';
import type { StartedAttempt } from '../api/start-attempt';

/** One answer on the wire. `timeSpent` is whole seconds, `changedAt` milliseconds since start. */
export type WireResponse = StartedAttempt['responses'][number];

const MAX_SECONDS = 86_400;

/** All questions that the student touched, in paper order. Every save sends the whole set. */
export function toWire(progress: Progress, paper: Paper): WireResponse[] {
  return paper.questions.flatMap(({ _id }) => {
    const question = progress.byQuestion[_id];
    return question ? [wireResponse(_id, question)] : [];
  });
}

/**
 * Converts the server's responses to progress. Answers to questions outside the paper are dropped.
 * The server stores one time of change, which is used for the mark too.
 */
export function fromWire(
  paper: Paper,
  responses: readonly WireResponse[],
  currentIndex: number,
): Progress {
  const known = new Set(paper.questions.map(({ _id }) => _id));
  const byQuestion: Record<string, QuestionProgress> = {};
  for (const response of responses) {
    if (!known.has(response.questionId)) continue;
    byQuestion[response.questionId] = {
      selectedOption: response.selectedOption,
      marked: response.marked,
      visited: response.visited,
      timeSpentMs: response.timeSpent * 1000,
      changedAt: response.changedAt,
      markedAt: response.changedAt,
    };
  }
  return { currentIndex: clampIndex(currentIndex, paper), byQuestion };
}

function wireResponse(questionId: string, question: QuestionProgress): WireResponse {
  return {
    questionId,
    selectedOption: question.selectedOption,
    timeSpent: Math.min(MAX_SECONDS, Math.round(question.timeSpentMs / 1000)),
    marked: question.marked,
    visited: question.visited,
    changedAt: question.changedAt,
  };
}

function clampIndex(index: number, paper: Paper): number {
  return Math.min(Math.max(0, index), Math.max(0, paper.questions.length - 1));
}
