import {
  isDecided,
  UNTOUCHED,
  type Progress,
  type QuestionProgress,
} from '../../../shared/progress.types';

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
  return Object.entries(after.byQuestion).some(([id, { selectedOption, visited, marked }]) => {
    const known = before.byQuestion[id] ?? UNTOUCHED;
    return (
      selectedOption !== known.selectedOption ||
      visited !== known.visited ||
      marked !== known.marked
    );
  });
}

/** Whether an answer differs. Answers are graded, marks and visits are not. */
export function hasOtherAnswers({ before, after }: { before: Progress; after: Progress }): boolean {
  return Object.entries(after.byQuestion).some(
    ([id, { selectedOption }]) =>
      selectedOption !== (before.byQuestion[id] ?? UNTOUCHED).selectedOption,
  );
}

/** Merges the two versions of one question. See {@link mergeProgress}. */
export function mergeQuestion(a: QuestionProgress, b: QuestionProgress): QuestionProgress {
  const answer = laterAnswer(a, b);
  return {
    selectedOption: answer.selectedOption,
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
  // Same time, different answers: any fixed order works if both devices use the same one.
  return (a.selectedOption ?? -1) >= (b.selectedOption ?? -1) ? a : b;
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
