import {
  parseFraction,
  percentOf,
  roundFraction,
  timesFraction,
} from '../../attempts/rules/fraction.js';
import type { Tally } from '../../attempts/rules/score-attempt.js';

/** The four icons that the results screen knows. */
export type InsightIcon = '📈' | '📉' | '⚡' | '🛡️';

export interface Insight {
  readonly icon: InsightIcon;
  readonly title: string;
  readonly content: string;
}

export interface InsightQuestion {
  readonly difficulty: string;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  readonly seconds: number;
}

/** Everything insights are drawn from: the same figures that the results screen shows. */
export interface InsightFacts {
  readonly questions: readonly InsightQuestion[];
  readonly subjects: readonly Tally[];
  /** Seconds that the test allows. */
  readonly allowedSeconds: number;
  /** Marks per wrong answer, an exact fraction as text. */
  readonly wrongMarks: string;
  /** Percent right per subject over all takers of the test. */
  readonly takersMeans: ReadonlyMap<
    string,
    { readonly percentage: number; readonly takers: number }
  >;
}

/** A subject stands out when it is at least this many points from the student's own mean. */
const STANDS_OUT_POINTS = 5;
/** Fewer questions say nothing about a subject. */
const FEWEST_QUESTIONS = 2;
/** Quicker than this share of a question's even share of the time is rushed. */
const RUSHED_SHARE = 0.25;
const FEWEST_RUSHED = 2;
/** From this share of the known time on, time on wrong answers is worth a word. */
const LOST_SHARE_PERCENT = 25;
const FEWEST_LOST_SECONDS = 30;
/** Percent right from which more of the same teaches little. */
const READY_FOR_MORE = 60;

/**
 * Observations on one attempt, each with its figures and something to do. Always at least one:
 * where nothing stands out, it says so.
 */
export function drawInsights(facts: InsightFacts): Insight[] {
  const answered = facts.questions.filter((question) => question.isAnswered).length;
  if (answered === 0) return [nothingAnswered(facts)];
  const insights = [
    strongestSubject(facts),
    weakestSubject(facts),
    timeLost(facts),
    rushedAnswers(facts),
    marksLost(facts),
    hardQuestionsWon(facts),
    leftUnanswered(facts),
  ].filter((insight) => insight !== null);
  return insights.length > 0 ? insights : [nothingStandsOut(facts)];
}

function strongestSubject(facts: InsightFacts): Insight | null {
  const best = extremeSubject(facts, 1);
  if (!best) return null;
  return {
    icon: '📈',
    title: `Strongest subject: ${best.name}`,
    content: `${compareSubject(facts, best)} Keep it fresh with a short mixed set each week and give the time you save to your weaker subjects.`,
  };
}

function weakestSubject(facts: InsightFacts): Insight | null {
  const worst = extremeSubject(facts, -1);
  if (!worst) return null;
  return {
    icon: '📉',
    title: `Weakest subject: ${worst.name}`,
    content: `${compareSubject(facts, worst)} Read the explanations of these questions below, then take a chapterwise test of ${worst.name}.`,
  };
}

/** The best (direction 1) or worst (-1) subject, if it stands out from the student's own mean. */
function extremeSubject(facts: InsightFacts, direction: 1 | -1): Tally | null {
  if (facts.subjects.length < 2) return null;
  const mean = meanPercent(facts);
  const distance = (tally: Tally): number => direction * (wholePercent(tally) - mean);
  const candidates = facts.subjects
    .filter((tally) => tally.total >= FEWEST_QUESTIONS)
    .toSorted((a, b) => distance(b) - distance(a) || b.total - a.total);
  const [first] = candidates;
  return first && distance(first) >= STANDS_OUT_POINTS ? first : null;
}

function compareSubject(facts: InsightFacts, tally: Tally): string {
  const own = `You got ${tally.correct} of ${tally.total} right (${wholePercent(tally)}%), against ${meanPercent(facts)}% over the whole test`;
  const takers = facts.takersMeans.get(tally.name);
  if (!takers || takers.takers < 2) return `${own}.`;
  return `${own}; all ${takers.takers} takers together got ${Math.round(takers.percentage)}% here.`;
}

function timeLost(facts: InsightFacts): Insight | null {
  const wrong = wrongAnswers(facts);
  const lost = sumSeconds(wrong);
  const share = percentOf(lost, sumSeconds(facts.questions), 0);
  if (lost < FEWEST_LOST_SECONDS || share < LOST_SHARE_PERCENT) return null;
  return {
    icon: '📉',
    title: 'Time lost on wrong answers',
    content: `${formatSeconds(lost)}, ${share}% of your time, went into ${countOf(wrong.length, 'answer')} that turned out wrong. When a question does not open up in ${formatSeconds(evenShare(facts))}, mark it for review and come back with the time that is left.`,
  };
}

function rushedAnswers(facts: InsightFacts): Insight | null {
  const limit = Math.floor(evenShare(facts) * RUSHED_SHARE);
  const rushed = wrongAnswers(facts).filter(
    (question) => question.seconds > 0 && question.seconds < limit,
  );
  if (rushed.length < FEWEST_RUSHED) return null;
  return {
    icon: '⚡',
    title: 'Rushed answers',
    content: `${countOf(rushed.length, 'wrong answer')} took less than ${formatSeconds(limit)} each, while the test allows ${formatSeconds(evenShare(facts))} a question. Read the question to its end and rule out two options before you choose.`,
  };
}

function marksLost(facts: InsightFacts): Insight | null {
  const perWrong = parseFraction(facts.wrongMarks);
  const wrong = wrongAnswers(facts).length;
  if (wrong === 0 || perWrong.numerator >= 0n) return null;
  const lost = Math.abs(roundFraction(timesFraction(perWrong, wrong)));
  return {
    icon: '🛡️',
    title: 'Marks lost to wrong answers',
    content: `${countOf(wrong, 'wrong answer')} cost you ${lost} ${lost === 1 ? 'mark' : 'marks'}. Where you cannot rule out at least two options, leaving a question unanswered costs nothing.`,
  };
}

function hardQuestionsWon(facts: InsightFacts): Insight | null {
  const hard = facts.questions.filter((question) =>
    /^(hard|difficult)$/i.test(question.difficulty),
  );
  const won = hard.filter((question) => question.isCorrect).length;
  if (won === 0) return null;
  return {
    icon: '🛡️',
    title: 'Hard questions won',
    content: `You got ${won} of ${countOf(hard.length, 'hard question')} right. Note down how you solved ${won === 1 ? 'it' : 'them'}: the same steps will carry you through the next ones.`,
  };
}

function leftUnanswered(facts: InsightFacts): Insight | null {
  const left = facts.questions.filter((question) => !question.isAnswered).length;
  if (left === 0) return null;
  return {
    icon: '⚡',
    title: 'Questions left unanswered',
    content: `${left} of ${countOf(facts.questions.length, 'question')} had no answer. Go through the whole test once for what you know at sight, and use a second round for the rest.`,
  };
}

function nothingAnswered(facts: InsightFacts): Insight {
  return {
    icon: '⚡',
    title: 'Nothing to compare yet',
    content: `None of the ${countOf(facts.questions.length, 'question')} was answered, so there are no strengths or weaknesses to tell. Take the test again and answer what you can: even a partial attempt shows where to begin.`,
  };
}

function nothingStandsOut(facts: InsightFacts): Insight {
  const percent = meanPercent(facts);
  return {
    icon: '🛡️',
    title: 'An even performance',
    content: `You got ${percent}% right and no subject, time or difficulty stands out. ${afterEven(percent)}`,
  };
}

/** Nobody who got most of it wrong is sent to something harder. */
function afterEven(percent: number): string {
  return percent >= READY_FOR_MORE
    ? 'Try a longer or harder test to find where your limits are.'
    : 'Read the explanations of what went wrong, and take the test again in a few days.';
}

function wrongAnswers(facts: InsightFacts): InsightQuestion[] {
  return facts.questions.filter((question) => question.isAnswered && !question.isCorrect);
}

/** Seconds that the test allows for a question. */
function evenShare(facts: InsightFacts): number {
  return Math.floor(facts.allowedSeconds / facts.questions.length);
}

function sumSeconds(questions: readonly InsightQuestion[]): number {
  return questions.reduce((sum, question) => sum + question.seconds, 0);
}

function meanPercent(facts: InsightFacts): number {
  const correct = facts.questions.filter((question) => question.isCorrect).length;
  return Math.round(percentOf(correct, facts.questions.length));
}

function wholePercent(tally: Tally): number {
  return Math.round(percentOf(tally.correct, tally.total));
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
