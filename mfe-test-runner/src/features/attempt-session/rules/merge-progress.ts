import {
  isDecided,
  UNTOUCHED,
  type Progress,
  type QuestionProgress,
} from '../../../shared/progress.types';
import { answerOf, isSameAnswer, precedes } from './answer';

/**
 * Merges the progress of this device and of the server, question by question. The answer that
 * changed later wins, a missing answer never erases one, the longer time wins, and a visit stays a
 * visit. The current question stays that of this device. Associative and, except for the current
 * question, commutative, so two devices that merge each other's saves end with the same answers.
 */
export function mergeProgress(local: Progress, server: Progress): Progress {
  const ids = new Set([...Object.keys(local.byQuestion), ...Object.keys(server.byQuestion)]);
  const byQuestion: Record<string, QuestionProgress> = {};
  for (const id of ids) {
    byQuestion[id] = mergeQuestion(
      local.byQuestion[id] ?? UNTOUCHED,
      server.byQuestion[id] ?? UNTOUCHED,
    );
  }
  return { currentIndex: local.currentIndex, byQuestion };
}

/**
 * Whether a merge brought something that one side did not have: another answer or mark, or a
 * question visited elsewhere. An own save whose acknowledgement was lost brings nothing.
 */
export function hasOtherProgress({
  before,
  after,
}: {
  before: Progress;
  after: Progress;
}): boolean {
  return Object.entries(after.byQuestion).some(([id, question]) => {
    const known = before.byQuestion[id] ?? UNTOUCHED;
    return (
      question !== known &&
      (question.visited !== known.visited ||
        question.marked !== known.marked ||
        !isSameAnswer(question, known))
    );
  });
}

/**
 * Whether the student has answered or cleared a question since. Answers are graded, marks and visits
 * are not. An answer that was changed and changed back counts: what was in between may be graded.
 */
export function hasLaterDecisions({
  before,
  after,
}: {
  before: Progress;
  after: Progress;
}): boolean {
  return Object.entries(after.byQuestion).some(([id, question]) => {
    const known = before.byQuestion[id] ?? UNTOUCHED;
    return isDecided(question) && (!isDecided(known) || question.changedAt > known.changedAt);
  });
}

/** Merges the two versions of one question. See {@link mergeProgress}. */
export function mergeQuestion(a: QuestionProgress, b: QuestionProgress): QuestionProgress {
  const answer = laterAnswer(a, b);
  return {
    ...answerOf(answer),
    ...(answer.cleared && { cleared: true }),
    changedAt: answer.changedAt,
    ...laterMark(a, b),
    visited: a.visited || b.visited,
    timeSpentMs: Math.max(a.timeSpentMs, b.timeSpentMs),
  };
}

function laterAnswer(a: QuestionProgress, b: QuestionProgress): QuestionProgress {
  if (isDecided(a) !== isDecided(b)) return isDecided(a) ? a : b;
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
  return precedes(a, b) ? b : a;
}

function laterMark(
  a: QuestionProgress,
  b: QuestionProgress,
): Pick<QuestionProgress, 'marked' | 'markedAt'> {
  if (a.markedAt !== b.markedAt) {
    const { marked, markedAt } = a.markedAt > b.markedAt ? a : b;
    return { marked, markedAt };
  }
  return { marked: a.marked || b.marked, markedAt: a.markedAt };
}
