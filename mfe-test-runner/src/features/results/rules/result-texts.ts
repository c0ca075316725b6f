import * as texts from '../../../texts/results';
import type { AttemptFigures, Cohort, PartPerformance, TimeShare } from '../api/results.types';

/** A subject with fewer questions says nothing about the student. */
const MIN_QUESTIONS = 4;
/** Above this share of the test, open questions matter more than wrong answers. */
const OPEN_SHARE = 1 / 4;

/** The scores of strong and of good results, as the history colours them. */
const STRONG_SCORE = 80;
const GOOD_SCORE = 60;

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

/** The number of wrong answers: those with a part of the marks are not wrong. */
export function wrongCount(figures: AttemptFigures, partlyRight = 0): number {
  return incorrectCount(figures) - notAttemptedCount(figures) - partlyRight;
}

/** What the incorrect questions consist of; undefined if all of them, or none, have a wrong answer. */
export function incorrectParts(figures: AttemptFigures, partlyRight = 0): string | undefined {
  const open = notAttemptedCount(figures);
  if (open === 0 && partlyRight === 0) return undefined;
  const wrong = wrongCount(figures, partlyRight);
  return [
    ...(partlyRight > 0 ? [texts.partlyRightCount(partlyRight)] : []),
    ...(wrong > 0 ? [texts.wrongCount(wrong)] : []),
    ...(open > 0 ? [texts.notAnsweredCount(open)] : []),
  ].join(', ');
}

/** How the used time compares with the allowed time; undefined if that is not known. */
export function timeUsedText({ timeSpent, timeAllowed }: AttemptFigures): string | undefined {
  if (!(timeAllowed > 0)) return undefined;
  if (timeSpent >= timeAllowed) return texts.allTimeUsed(timeAllowed);
  return texts.timeUsed(Math.floor((100 * timeSpent) / timeAllowed), timeAllowed);
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
    const soFar = takers <= 1 ? texts.firstToTake : texts.tookItSoFar(takers);
    return takers < minParticipants
      ? { figure: texts.noRankYet, note: `${soFar} ${texts.rankFrom(minParticipants)}` }
      : { figure: texts.noRank, note: `${texts.rankNeedsMarks} ${soFar}` };
  }
  const whole = Math.floor(percentile);
  const figure = isRetake ? texts.wouldBeRank : texts.rank;
  const notes = [texts.asGoodAs(whole), texts.rankedAmong(takers, rankedAt)];
  return {
    figure: figure(formatNumber(rank), formatNumber(takers), whole),
    note: (isRetake ? [texts.retake, ...notes] : notes).join(' '),
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
  return texts.marksOf(rounded(marks), rounded(maxMarks));
}

/**
 * What the result is, in one sentence: beside the average of all students if there are enough of them, by
 * the score if not.
 */
export function verdict(figures: AttemptFigures, cohort: Cohort): string {
  const { answered, correctAnswers, totalQuestions, score } = figures;
  if (answered === 0) return texts.nothingAnswered;
  if (correctAnswers === totalQuestions) return texts.everyAnswerRight;
  if (!cohort) {
    if (score >= STRONG_SCORE) return texts.strongResult;
    return score >= GOOD_SCORE ? texts.goodResult : texts.muchToGain;
  }
  const { ownMarks, meanMarks, topTenthMarks } = cohort;
  if (ownMarks >= topTenthMarks) return texts.amongTheBest;
  const difference = Math.round(ownMarks) - Math.round(meanMarks);
  if (difference === 0) return texts.atAverage;
  return difference > 0 ? texts.aboveAverage : texts.belowAverage;
}

/** The next step in one sentence. */
export function nextStep(figures: AttemptFigures, subjects: readonly PartPerformance[]): string {
  const { answered, correctAnswers, totalQuestions } = figures;
  if (answered === 0) return texts.readSolutions;
  if (correctAnswers === totalQuestions) return texts.takeHarderTest;
  const open = notAttemptedCount(figures);
  if (open > totalQuestions * OPEN_SHARE) return texts.answerMore(open);
  const [worst, ...others] = byPercentage(subjects.filter(({ total }) => total >= MIN_QUESTIONS));
  // If all subjects went equally well, none needs more work than the others.
  if (worst && others.some((other) => percent(other) > percent(worst))) {
    return texts.workOn(worst.name, worst.correct, worst.total);
  }
  return texts.reviewNow;
}

/** How everyone did and where this attempt stands, in one sentence each. */
export function cohortSentence({
  participants,
  meanMarks,
  topTenthMarks,
  ownMarks,
}: NonNullable<Cohort>): string {
  return texts.cohort(
    participants,
    `${wholeText(meanMarks)}%`,
    `${wholeText(topTenthMarks)}%`,
    `${wholeText(ownMarks)}%`,
  );
}

/** A range of marks in words. */
export function rangeText({ from, to }: { from: number | null; to: number }): string {
  return from === null ? texts.below0 : `${from}–${to}%`;
}

/** Describes a chart of parts in one sentence; empty for a single part, which its tile describes. */
export function partsSentence(parts: readonly PartPerformance[]): string {
  const sorted = byPercentage(parts);
  const [worst] = sorted;
  const best = sorted.at(-1);
  if (!best || !worst || parts.length === 1) return '';
  if (percent(best) === percent(worst)) return texts.everyPart(percent(best));
  return texts.highestAndLowest(
    namesLike(best, parts),
    percent(best),
    namesLike(worst, parts),
    percent(worst),
  );
}

/** With a smaller share of right answers, a chart of them is a long list of zeros. */
const MIN_SHARE_OF_CHART = 0.05;

/**
 * Whether a chart shows more than the sentence: not of a single part, nor if everything is right, or
 * next to nothing.
 */
export function isWorthChart(parts: readonly PartPerformance[]): boolean {
  if (parts.length < 2) return false;
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const correct = sum(parts.map((part) => part.correct));
  const total = sum(parts.map((part) => part.total));
  return correct > 0 && correct >= total * MIN_SHARE_OF_CHART && correct < total;
}

/** The names of the parts with the same percentage as this one; more than two are only counted. */
function namesLike(part: PartPerformance, parts: readonly PartPerformance[]): string {
  const [one = '', other, ...more] = parts
    .filter((it) => percent(it) === percent(part))
    .map(({ name }) => name);
  if (more.length > 0) return texts.countOfThem(more.length + 2);
  return other === undefined ? one : texts.twoParts(one, other);
}

/** Describes where the time went in one sentence. */
export function timeSentence(shares: readonly TimeShare[]): string {
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const [most, second] = sorted;
  const least = sorted.at(-1);
  if (!most || !least) return '';
  if (!second) return texts.allTimeFor(most.name);
  // Whole percentages that add up to 100 can differ by one for equal times.
  if (most.value - least.value <= 1) return texts.evenTime;
  if (most.value > 50) return texts.mostTimeFor(most.name, most.value);
  return most.value === second.value
    ? texts.largestTwo(most.name, second.name, most.value)
    : texts.largestShare(most.name, most.value);
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

/** Marks with at most two decimals, and a real minus sign. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}
