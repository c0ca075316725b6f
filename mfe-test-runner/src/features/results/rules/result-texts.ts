import { formatCount, formatDateTime } from '@abhyas/web-kit/formats';
import type { AttemptFigures, Cohort, PartPerformance, TimeShare } from '../api/results.types';

/** A subject with fewer questions says nothing about the student. */
const MIN_QUESTIONS = 4;
/** Above this share of the test, open questions matter more than wrong answers. */
const OPEN_SHARE = 1 / 4;

/** Average seconds per question, rounded to two decimals; 0 for a test without questions. */
export function secondsPerQuestion({ timeSpent, totalQuestions }: AttemptFigures): number {
  return totalQuestions === 0 ? 0 : Math.round((timeSpent / totalQuestions) * 100) / 100;
}

/** Total minus correct, as everywhere on the screen: wrong answers and questions without one. */
export function incorrectCount({ totalQuestions, correctAnswers }: AttemptFigures): number {
  return totalQuestions - correctAnswers;
}

/** The number of questions without an answer. */
export function notAttemptedCount({ totalQuestions, answered }: AttemptFigures): number {
  return totalQuestions - answered;
}

/** What the incorrect questions consist of; undefined if all of them, or none, have a wrong answer. */
export function incorrectParts(figures: AttemptFigures): string | undefined {
  const open = notAttemptedCount(figures);
  if (open === 0) return undefined;
  const wrong = incorrectCount(figures) - open;
  return wrong === 0 ? `${open} not answered` : `${wrong} answered wrong, ${open} not answered`;
}

/** The rank of an attempt: a line with the figure, or why there is none, and a note about it. */
export interface RankingText {
  readonly figure: string;
  readonly note: string | undefined;
}

/**
 * The student's rank among the participants, with whom it compares and when it was computed. For a
 * retake, the rank that it would get. Without enough participants, or marks, how many there are.
 */
export function rankingText(figures: AttemptFigures): RankingText {
  const { rank, takers, percentile, ranked, minParticipants, isRetake, rankedAt } = figures;
  if (!ranked) {
    const soFar =
      takers <= 1
        ? 'You are the first to take this test.'
        : `${formatCount(takers, 'student')} have taken this test so far.`;
    return takers < minParticipants
      ? {
          figure: 'No rank yet',
          note: `${soFar} Rank and percentile are shown from ${minParticipants} students on: among fewer, they would say little.`,
        }
      : { figure: 'No rank', note: `A rank needs marks above zero. ${soFar}` };
  }
  const rankText = `${formatNumber(rank)} of ${formatNumber(takers)}, percentile ${rounded(percentile)}`;
  const cohort = `Among ${formatCount(takers, 'student')}’ first attempts; equal marks share a rank. As of ${formatDateTime(rankedAt)}.`;
  if (!isRetake) return { figure: `Rank ${rankText}`, note: cohort };
  return {
    figure: `Would be rank ${rankText}`,
    note: `This is a retake: only your first attempt is ranked. ${cohort}`,
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

/** How everyone did and where this attempt stands, in one sentence each. */
export function cohortSentence({
  participants,
  meanMarks,
  topTenthMarks,
  ownMarks,
}: NonNullable<Cohort>): string {
  const [mean, top, own] = [meanMarks, topTenthMarks, ownMarks].map(
    (marks) => `${wholeText(marks)}%`,
  );
  return `${formatCount(participants, 'student')} have taken this test. On average they got ${mean} of the marks; the best tenth got ${top} or more. You got ${own}.`;
}

/** A range of marks in words. */
export function rangeText({ from, to }: { from: number | null; to: number }): string {
  return from === null ? 'Below 0%' : `${from}–${to}%`;
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

const NUMBERS = new Intl.NumberFormat('en-IN');

function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

function wholeText(value: number): string {
  return String(Math.round(value)).replace('-', '−');
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}
