import type { Paper } from '../../../shared/paper.types';
import type { Progress, QuestionProgress } from '../../../shared/progress.types';
import { questionProgress } from '../../../shared/progress.types';

/** The progress of an attempt just started: the first question counts as visited. */
export function initialProgress(paper: Paper): Progress {
  return visitQuestion({ currentIndex: 0, byQuestion: {} }, paper, 0);
}

/** Goes to a question, which marks it visited. An index outside the paper changes nothing. */
export function visitQuestion(progress: Progress, paper: Paper, index: number): Progress {
  const question = paper.questions[index];
  if (!question) return progress;
  const seen = questionProgress(progress, question._id);
  if (seen.visited && progress.currentIndex === index) return progress;
  return {
    ...withQuestion(progress, question._id, { ...seen, visited: true }),
    currentIndex: index,
  };
}

/**
 * Sets the answer of a question at `at` (milliseconds since start). Choosing the same option again
 * changes nothing; an answer can be changed but never cleared.
 */
export function selectOption(
  progress: Progress,
  questionId: string,
  option: number,
  at: number,
): Progress {
  const before = questionProgress(progress, questionId);
  if (before.selectedOption === option) return progress;
  return withQuestion(progress, questionId, {
    ...before,
    selectedOption: option,
    visited: true,
    changedAt: laterTime(before.changedAt, at),
  });
}

/**
 * Toggles mark-for-review at `at`. The time of the answer stays as it is, so that marking on one
 * device never makes a stale answer look newer than a fresh one from another.
 */
export function toggleMark(progress: Progress, questionId: string, at: number): Progress {
  const before = questionProgress(progress, questionId);
  const markedAt = laterTime(before.markedAt, at);
  return withQuestion(progress, questionId, {
    ...before,
    marked: !before.marked,
    markedAt,
    changedAt: before.selectedOption === null ? laterTime(before.changedAt, at) : before.changedAt,
  });
}

/** Adds time looked at a question, in milliseconds; nothing or less adds nothing. */
export function addTime(progress: Progress, questionId: string, milliseconds: number): Progress {
  if (!(milliseconds > 0)) return progress;
  const before = questionProgress(progress, questionId);
  return withQuestion(progress, questionId, {
    ...before,
    timeSpentMs: before.timeSpentMs + milliseconds,
  });
}

/** More than rounding and latency explain. */
const AHEAD_MS = 5_000;

/**
 * Brings back to `latest` (milliseconds since start) the times that lie after it: they came from a
 * clock that was ahead, and would win over every answer given elsewhere until then.
 */
export function capTimes(progress: Progress, latest: number): Progress {
  const bound = (at: number): number => (at > latest + AHEAD_MS ? Math.round(latest) : at);
  const questions = Object.entries(progress.byQuestion).map(([id, question]) => {
    const { changedAt, markedAt } = question;
    return [id, { ...question, changedAt: bound(changedAt), markedAt: bound(markedAt) }] as const;
  });
  return { ...progress, byQuestion: Object.fromEntries(questions) };
}

function withQuestion(progress: Progress, id: string, question: QuestionProgress): Progress {
  return { ...progress, byQuestion: { ...progress.byQuestion, [id]: question } };
}

// A clock that was set back by the server must not make a newer choice look older.
function laterTime(before: number, at: number): number {
  return Math.max(before + 1, Math.round(at));
}
