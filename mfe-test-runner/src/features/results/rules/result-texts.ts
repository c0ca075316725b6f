import { formatCount } from '@abhyas/web-kit/formats';
import type { AttemptFigures, PartPerformance, TimeShare } from '../api/results.types';

/** A subject with fewer questions says nothing about the student. */
const MIN_QUESTIONS = 2;
/** Above this share of the test, open questions matter more than wrong answers. */
const OPEN_SHARE = 1 / 4;

/** Average seconds per question, rounded to two decimals; 0 for a test without questions. */
export function secondsPerQuestion({ timeSpent, totalQuestions }: AttemptFigures): number {
  return totalQuestions === 0 ? 0 : Math.round((timeSpent / totalQuestions) * 100) / 100;
}

/** Total minus correct, as shown on the screen: includes open questions. */
export function incorrectCount({ totalQuestions, correctAnswers }: AttemptFigures): number {
  return totalQuestions - correctAnswers;
}

/** The number of questions without an answer. */
export function notAttemptedCount({ totalQuestions, answered }: AttemptFigures): number {
  return totalQuestions - answered;
}

/** The rank of an attempt: a line with the figure, or why there is none, and a note about it. */
export interface RankingText {
  readonly figure: string;
  readonly note: string | undefined;
}

/** The student's rank among the participants. For a retake, the rank that it would get. */
export function rankingText(figures: AttemptFigures): RankingText {
  const { rank, takers, percentile, isRetake } = figures;
  if (takers <= 1) {
    return {
      figure: 'No rank yet',
      note: 'Nobody else has finished this test, so there is no one to compare with.',
    };
  }
  const rankText = `${rank} of ${takers}, percentile ${rounded(percentile)}`;
  if (!isRetake) return { figure: `Rank ${rankText}`, note: undefined };
  return {
    figure: `Would be rank ${rankText}`,
    note: 'This is a retake: only your first attempt is ranked.',
  };
}

/** The marks, if they differ from the count of right answers. */
export function marksText({
  marks,
  maxMarks,
  correctAnswers,
  totalQuestions,
}: AttemptFigures): string | undefined {
  if (marks === correctAnswers && maxMarks === totalQuestions) return undefined;
  return `${rounded(marks)} of ${rounded(maxMarks)} marks`;
}

/** The next step in one sentence. */
export function nextStep(figures: AttemptFigures, subjects: readonly PartPerformance[]): string {
  const { answered, correctAnswers, totalQuestions } = figures;
  if (answered === 0) {
    return 'No question was answered. Read the solutions below, then take the test again.';
  }
  if (correctAnswers === totalQuestions) {
    return 'Every answer is right. Try a harder test next.';
  }
  const open = notAttemptedCount(figures);
  if (open > totalQuestions * OPEN_SHARE) {
    return `You did not attempt ${formatCount(open, 'question')}. Next time, first answer the questions you are sure of, then go back to the others.`;
  }
  const [worst, ...others] = byPercentage(subjects.filter(({ total }) => total >= MIN_QUESTIONS));
  // If all subjects went equally well, none needs more work than the others.
  if (worst && others.some((other) => percent(other) > percent(worst))) {
    return `Work on ${worst.name} next: ${worst.correct} of ${worst.total} were right there.`;
  }
  return 'Go through the questions to review below while you still remember them.';
}

/** Describes a chart of parts in one sentence. */
export function partsSentence(parts: readonly PartPerformance[]): string {
  const sorted = byPercentage(parts);
  const [worst] = sorted;
  const best = sorted.at(-1);
  if (!best || !worst) return '';
  if (parts.length === 1) return `${best.name}: ${best.correct} of ${best.total} right.`;
  if (percent(best) === percent(worst)) return `You got ${percent(best)}% right in every part.`;
  return `Highest in ${namesLike(best, parts)} (${percent(best)}%), lowest in ${namesLike(worst, parts)} (${percent(worst)}%).`;
}

/** The names of the parts with the same percentage as this one; more than two are only counted. */
function namesLike(part: PartPerformance, parts: readonly PartPerformance[]): string {
  const names = parts.filter((it) => percent(it) === percent(part)).map(({ name }) => name);
  return names.length > 2 ? `${names.length} of them` : names.join(' and ');
}

/** Describes where the time went in one sentence. */
export function timeSentence(shares: readonly TimeShare[]): string {
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const [most, second] = sorted;
  const least = sorted.at(-1);
  if (!most || !least) return '';
  if (!second) return `All of your time went to ${most.name}.`;
  // Whole percentages that add up to 100 can differ by one for equal times.
  if (most.value - least.value <= 1) return 'Your time was spread evenly over the subjects.';
  if (most.value > 50) return `Most of your time went to ${most.name}: ${most.value}%.`;
  if (most.value === second.value) {
    return `The largest shares of your time went to ${most.name} and ${second.name}: ${most.value}% each.`;
  }
  return `The largest share of your time went to ${most.name}: ${most.value}%.`;
}

/** Sorts by the displayed percentage, lowest first, and equal ones by size, largest first. */
function byPercentage(parts: readonly PartPerformance[]): PartPerformance[] {
  return parts.toSorted((a, b) => percent(a) - percent(b) || b.total - a.total);
}

function percent({ percentage }: PartPerformance): number {
  return Math.round(percentage);
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}
