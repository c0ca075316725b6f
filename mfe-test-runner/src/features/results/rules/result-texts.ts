import type { AttemptFigures, PartPerformance, TimeShare } from '../api/results.types';

/** A subject with fewer questions tells nothing about the student. */
const MIN_QUESTIONS = 2;
/** From this share of the test on, what was left open matters more than what was wrong. */
const OPEN_SHARE = 1 / 4;

/** 'Xm Ys' of seconds, rounded to whole ones. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}m ${whole % 60}s`;
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

/** Where an attempt stands: one line that is a figure, or why there is none, and what it means. */
export interface RankingText {
  readonly figure: string;
  readonly note: string | undefined;
}

/** Where the student stands among the takers; a retake is told where it would. */
export function rankingText(figures: AttemptFigures): RankingText {
  const { rank, takers, percentile, isRetake } = figures;
  if (takers <= 1) {
    return {
      figure: 'No rank yet',
      note: 'Nobody else has finished this test, so there is no one to compare with.',
    };
  }
  const place = `${rank} of ${takers}, percentile ${rounded(percentile)}`;
  if (!isRetake) return { figure: `Rank ${place}`, note: undefined };
  return {
    figure: `Would be rank ${place}`,
    note: 'This is a retake: your first attempt is the one that is ranked.',
  };
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
  const { answered, correctAnswers, totalQuestions } = figures;
  if (answered === 0) {
    return 'No question was answered. Read the solutions below, then take the test again.';
  }
  if (correctAnswers === totalQuestions) {
    return 'Every answer is right. Try a harder test next.';
  }
  const open = notAttemptedCount(figures);
  if (open > totalQuestions * OPEN_SHARE) {
    return `${open} ${open === 1 ? 'question was' : 'questions were'} left open: go through all of them once for what you know at sight, then use a second round for the rest.`;
  }
  const [worst, ...others] = byPercentage(subjects.filter(({ total }) => total >= MIN_QUESTIONS));
  // Where all subjects went alike, none is the one to work on.
  if (worst && others.some((other) => whole(other) > whole(worst))) {
    return `Work on ${worst.name} next: ${worst.correct} of ${worst.total} were right there.`;
  }
  return 'Go through the questions to review below while you still remember them.';
}

/** What a chart of parts shows, in one sentence. */
export function partsSentence(parts: readonly PartPerformance[]): string {
  const sorted = byPercentage(parts);
  const [worst] = sorted;
  const best = sorted.at(-1);
  if (!best || !worst) return '';
  if (parts.length === 1) return `${best.name}: ${best.correct} of ${best.total} right.`;
  if (whole(best) === whole(worst)) return `All alike: ${whole(best)}% right everywhere.`;
  return `Highest in ${namesLike(best, parts)} (${whole(best)}%), lowest in ${namesLike(worst, parts)} (${whole(worst)}%).`;
}

/** A part's name, and who did as well: more of them than can be read at a glance are counted. */
function namesLike(part: PartPerformance, parts: readonly PartPerformance[]): string {
  const names = parts.filter((it) => whole(it) === whole(part)).map(({ name }) => name);
  return names.length > 2 ? `${names.length} of them` : names.join(' and ');
}

/** Where the time went, in one sentence. */
export function timeSentence(shares: readonly TimeShare[]): string {
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const [most, second] = sorted;
  const least = sorted.at(-1);
  if (!most || !least) return '';
  if (!second) return `All of your time went to ${most.name}.`;
  // Whole percents that sum to 100 differ by one where the times were equal.
  if (most.value - least.value <= 1) return 'Your time was spread evenly over the subjects.';
  if (most.value > 50) return `Most of your time went to ${most.name}: ${most.value}%.`;
  if (most.value === second.value) {
    return `The largest shares of your time went to ${most.name} and ${second.name}: ${most.value}% each.`;
  }
  return `The largest share of your time went to ${most.name}: ${most.value}%.`;
}

/** Lowest first, by the percentages as they are shown; of equal ones the larger part first. */
function byPercentage(parts: readonly PartPerformance[]): PartPerformance[] {
  return parts.toSorted((a, b) => whole(a) - whole(b) || b.total - a.total);
}

function whole({ percentage }: PartPerformance): number {
  return Math.round(percentage);
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}
