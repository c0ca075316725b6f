import type { AttemptFigures, PartPerformance, TimeShare } from '../api/results.types';

/** A subject with fewer questions tells nothing about the student. */
const FEWEST_QUESTIONS = 2;

/** 'Xm Ys' of whole seconds. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}

/** Average seconds per question, rounded to two decimals; 0 for a test without questions. */
export function secondsPerQuestion({ timeSpent, totalQuestions }: AttemptFigures): number {
  return totalQuestions === 0 ? 0 : Math.round((timeSpent / totalQuestions) * 100) / 100;
}

/** Total minus correct, as the screen counts it: questions left open are among them. */
export function incorrectCount({ totalQuestions, correctAnswers }: AttemptFigures): number {
  return totalQuestions - correctAnswers;
}

/** Questions without an answer. */
export function notAttemptedCount({ totalQuestions, answered }: AttemptFigures): number {
  return totalQuestions - answered;
}

/** Where the student stands, undefined while nobody has. */
export function standingText({ rank, takers, percentile }: AttemptFigures): string | undefined {
  if (takers === 0) return undefined;
  if (takers === 1) return 'You are the first to finish this test.';
  return `Rank ${rank} of ${takers}, percentile ${rounded(percentile)}`;
}

/** Marks, where they say something that the count of right answers does not. */
export function marksText({
  marks,
  maxMarks,
  correctAnswers,
  totalQuestions,
}: AttemptFigures): string | undefined {
  if (marks === correctAnswers && maxMarks === totalQuestions) return undefined;
  return `${rounded(marks)} of ${rounded(maxMarks)} marks`;
}

/** One sentence that says what to do next. */
export function nextStep(figures: AttemptFigures, subjects: readonly PartPerformance[]): string {
  if (figures.answered === 0) {
    return 'No question was answered. Read the solutions below, then take the test again.';
  }
  if (figures.correctAnswers === figures.totalQuestions) {
    return 'Every answer is right. Try a harder test next.';
  }
  const weakest = lowest(subjects.filter(({ total }) => total >= FEWEST_QUESTIONS));
  const open = notAttemptedCount(figures);
  if (open > figures.totalQuestions / 4) {
    return `${open} questions were left open: practise with the clock, then review the rest below.`;
  }
  if (weakest && subjects.length > 1) {
    return `Work on ${weakest.name} next: ${weakest.correct} of ${weakest.total} were right there.`;
  }
  return 'Go through the questions to review below while you still remember them.';
}

/** What a chart of parts shows, in one sentence. */
export function partsSentence(parts: readonly PartPerformance[]): string {
  const best = highest(parts);
  const worst = lowest(parts);
  if (!best || !worst) return '';
  if (parts.length === 1) return `${best.name}: ${best.correct} of ${best.total} right.`;
  if (best.percentage === worst.percentage) {
    return `All alike: ${Math.round(best.percentage)}% right everywhere.`;
  }
  return `Highest in ${best.name} (${Math.round(best.percentage)}%), lowest in ${worst.name} (${Math.round(worst.percentage)}%).`;
}

/** Where the time went, in one sentence. */
export function timeSentence(shares: readonly TimeShare[]): string {
  const most = shares.toSorted((a, b) => b.value - a.value)[0];
  if (!most) return '';
  if (shares.length === 1) return `All of your time went to ${most.name}.`;
  return `Most of your time went to ${most.name}: ${most.value}%.`;
}

function lowest(parts: readonly PartPerformance[]): PartPerformance | undefined {
  return parts.toSorted((a, b) => a.percentage - b.percentage)[0];
}

function highest(parts: readonly PartPerformance[]): PartPerformance | undefined {
  return parts.toSorted((a, b) => b.percentage - a.percentage)[0];
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
