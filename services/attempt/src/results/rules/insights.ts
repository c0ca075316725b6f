import type { Practice } from '../../next-tests/rules/choose-next-test.js';
import { percentOf, roundFraction, sumFractions } from '../../scoring/rules/fraction.js';
import {
  isFullyRight,
  type KeyedQuestion,
  type MarkedAnswer,
  type Marking,
  type Outcome,
} from '../../scoring/rules/mark-answer.js';
import { lostMarks, type Tally } from '../../scoring/rules/score-attempt.js';
import type { TopicTally } from '../../scoring/rules/tally-topics.js';
import * as texts from '../insights.texts.js';
import { guessingAdvice } from './guessing.js';

/** The four icons that the results screen knows. */
type InsightIcon = '📈' | '📉' | '⚡' | '🛡️';

export interface Insight {
  readonly icon: InsightIcon;
  readonly title: string;
  readonly content: string;
  /** What the test to take next is about, if the advice is to take one. */
  readonly practice?: Practice;
}

/** A question with what came of its answer. */
export interface InsightQuestion {
  readonly kind?: KeyedQuestion['kind'];
  readonly options: readonly unknown[];
  readonly difficulty: string;
  readonly marking: Marking;
  readonly marked: MarkedAnswer;
  /** Seconds. */
  readonly timeSpent: number;
}

/** The input of all insights: the same figures that the results screen shows. */
export interface InsightFacts {
  readonly questions: readonly InsightQuestion[];
  readonly subjects: readonly Tally[];
  readonly difficulties: readonly Tally[];
  readonly topics: readonly TopicTally[];
  /** Seconds that the test allows. */
  readonly allowedSeconds: number;
  /** Percent right per subject over all participants of the test. */
  readonly participantMeans: ReadonlyMap<
    string,
    { readonly percentage: number; readonly participants: number }
  >;
}

/** A group of questions, as in a chart of the screen. */
type Part = Pick<Tally, 'name' | 'correct' | 'total'>;

/** The sum of the parts that are farthest from the mean, all with the same percentage. */
interface Extreme {
  readonly names: readonly string[];
  readonly correct: number;
  readonly total: number;
}

/** Min distance in points from the student's own mean for a subject or difficulty to stand out. */
const STANDS_OUT_POINTS = 5;
/** With fewer questions, a subject, topic or difficulty gets no insight: one answer would decide it. */
const MIN_QUESTIONS = 4;
/** An answer is rushed when it took less than this share of the mean time per question. */
const RUSHED_SHARE = 0.25;
const MIN_RUSHED = 2;
/** Min share of the known time that went into wrong answers for an insight. */
const LOST_SHARE_PERCENT = 25;
const MIN_LOST_SECONDS = 30;
/** From this percentage on, the student should try something harder. */
const READY_FOR_MORE = 60;

/**
 * Observations on one attempt, each with its figures and an advice. There is always at least one: it
 * says so when nothing stands out.
 */
export function drawInsights(facts: InsightFacts): Insight[] {
  if (!facts.questions.some(({ marked }) => isByStudent(marked))) return [nothingAnswered(facts)];
  const insights = [
    strongestSubject(facts),
    weakestSubject(facts),
    weakestTopic(facts),
    weakestDifficulty(facts),
    timeLost(facts),
    rushedAnswers(facts),
    marksLost(facts),
    partlyRight(facts),
    hardQuestionsWon(facts),
    notCounted(facts),
    leftUnanswered(facts),
  ].filter((insight) => insight !== null);
  return insights.length > 0 ? insights : [nothingStandsOut(facts)];
}

/** Whether the student answered the question, as far as the outcome says. */
function isByStudent({ outcome }: MarkedAnswer): boolean {
  return outcome !== 'unanswered' && outcome !== 'bonus' && outcome !== 'dropped';
}

function strongestSubject(facts: InsightFacts): Insight | null {
  const best = extremeOf(facts, facts.subjects, 1);
  if (!best) return null;
  return {
    icon: '📈',
    title: texts.strongestSubject.title(best.names),
    content: sentences(
      comparePart(facts, best),
      compareParticipants(facts, best),
      wholePercent(best) >= READY_FOR_MORE
        ? texts.strongestSubject.strong
        : texts.strongestSubject.canGrow,
    ),
  };
}

function weakestSubject(facts: InsightFacts): Insight | null {
  const worst = extremeOf(facts, facts.subjects, -1);
  if (!worst) return null;
  return {
    icon: '📉',
    title: texts.weakestSubject.title(worst.names),
    content: sentences(
      comparePart(facts, worst),
      compareParticipants(facts, worst),
      texts.weakestSubject.advice(worst.names),
    ),
    practice: { subjects: worst.names, topic: weakestTopicOf(facts, worst.names) },
  };
}

function weakestTopic(facts: InsightFacts): Insight | null {
  const topics = facts.topics.map(asPart);
  const worst = extremeOf(facts, topics, -1);
  // A topic that is the whole subject says what the insight about the subject says.
  if (!worst || worst.names.length > 1) return null;
  const topic = facts.topics.find((one) => asPart(one).name === worst.names[0]);
  if (
    !topic ||
    facts.subjects.some(({ name, total }) => name === topic.subject && total === topic.total)
  ) {
    return null;
  }
  return {
    icon: '📉',
    title: texts.weakestTopic.title(topic.topic),
    content: sentences(
      comparePart(facts, worst),
      texts.weakestTopic.advice(topic.topic, topic.subject),
    ),
    practice: { subjects: [topic.subject], topic: topic.topic },
  };
}

/** The topic of these subjects with the smallest share of right answers; null when several share it. */
function weakestTopicOf(facts: InsightFacts, subjects: readonly string[]): string | null {
  const topics = facts.topics.filter(({ subject }) => subjects.includes(subject));
  const lowest = Math.min(...topics.map(wholePercent));
  const [worst, another] = topics.filter((topic) => wholePercent(topic) === lowest);
  return worst && !another && worst.total >= MIN_QUESTIONS ? worst.topic : null;
}

/** Topics of different subjects may have the same name. */
function asPart({ subject, topic, correct, total }: TopicTally): Part {
  return { name: `${topic} (${subject})`, correct, total };
}

function weakestDifficulty(facts: InsightFacts): Insight | null {
  const worst = extremeOf(facts, facts.difficulties, -1);
  if (!worst) return null;
  return {
    icon: '📉',
    title: texts.weakestDifficulty.title(worst.names),
    content: sentences(comparePart(facts, worst), texts.weakestDifficulty.advice),
  };
}

/**
 * The parts with the highest (direction 1) or lowest (-1) percentage, as the charts show it. Null when
 * they do not stand out from the student's own mean, or have too few questions.
 */
function extremeOf(facts: InsightFacts, parts: readonly Part[], direction: 1 | -1): Extreme | null {
  if (parts.length < 2) return null;
  const distances = parts.map((part) => direction * (wholePercent(part) - meanPercent(facts)));
  const farthest = Math.max(...distances);
  const found = parts.filter((_, index) => distances[index] === farthest);
  const correct = sumOf(found.map((part) => part.correct));
  const total = sumOf(found.map((part) => part.total));
  if (farthest < STANDS_OUT_POINTS || total < MIN_QUESTIONS) return null;
  return { names: found.map(({ name }) => name), correct, total };
}

function comparePart(facts: InsightFacts, part: Omit<Extreme, 'names'>): string {
  const { correct, total } = part;
  return texts.comparison({
    ...{ correct, total },
    percent: wholePercent(part),
    wholeTest: meanPercent(facts),
  });
}

function compareParticipants(facts: InsightFacts, { names }: Extreme): string {
  const participants = names.length === 1 ? facts.participantMeans.get(names[0] ?? '') : undefined;
  if (!participants || participants.participants < 2) return '';
  return texts.participants(participants.participants, Math.round(participants.percentage));
}

function timeLost(facts: InsightFacts): Insight | null {
  const wrong = answersThatWere(facts, 'wrong');
  const lost = sumSeconds(wrong);
  const share = percentOf(lost, sumSeconds(facts.questions), 0);
  if (lost < MIN_LOST_SECONDS || share < LOST_SHARE_PERCENT) return null;
  return {
    icon: '📉',
    title: texts.timeLost.title,
    content: texts.timeLost.content({
      seconds: lost,
      percent: share,
      answers: wrong.length,
      secondsPerQuestion: evenShare(facts),
    }),
  };
}

function rushedAnswers(facts: InsightFacts): Insight | null {
  const limit = Math.floor(evenShare(facts) * RUSHED_SHARE);
  const rushed = answersThatWere(facts, 'wrong').filter(
    (question) => question.timeSpent > 0 && question.timeSpent < limit,
  );
  if (rushed.length < MIN_RUSHED) return null;
  const { title, content, contentWithNumbers } = texts.tooFast;
  const hasNumbers = rushed.some(({ kind }) => kind === 'numeric');
  return {
    icon: '⚡',
    title,
    content: (hasNumbers ? contentWithNumbers : content)({
      answers: rushed.length,
      limit,
      secondsPerQuestion: evenShare(facts),
    }),
  };
}

function marksLost(facts: InsightFacts): Insight | null {
  const losses = facts.questions
    .map(({ marked }) => lostMarks(marked))
    .filter((lost) => lost.numerator < 0n);
  if (losses.length === 0) return null;
  const lost = Math.abs(roundFraction(sumFractions(losses)));
  return {
    icon: '🛡️',
    title: texts.marksLost.title,
    content: sentences(texts.marksLost.content(losses.length, lost), adviceOnGuessing(facts)),
  };
}

/** What is known about guessing one option of several. Numbers and several options cannot be guessed so. */
function adviceOnGuessing({ questions }: InsightFacts): string {
  const asked = questions.filter(({ marked }) => !['bonus', 'dropped'].includes(marked.outcome));
  const guessed = asked.filter(({ kind = 'single' }) => kind === 'single');
  return guessingAdvice(
    guessed.map(({ options, marking }) => ({ options: options.length, marking })),
    guessed.length === asked.length ? texts.wholeTest : texts.singleChoice,
  );
}

function partlyRight(facts: InsightFacts): Insight | null {
  const partly = answersThatWere(facts, 'partly_right');
  if (partly.length === 0) return null;
  return {
    icon: '📉',
    title: texts.partlyRight.title,
    content: texts.partlyRight.content({
      answers: partly.length,
      marks: roundFraction(sumFractions(partly.map(({ marked }) => marked.marks))),
      maxMarks: roundFraction(sumFractions(partly.map(({ marked }) => marked.maxMarks))),
    }),
  };
}

/** Answers beyond “any n of m”. */
function notCounted(facts: InsightFacts): Insight | null {
  const beyond = answersThatWere(facts, 'not_counted').length;
  if (beyond === 0) return null;
  return { icon: '⚡', title: texts.notCounted.title, content: texts.notCounted.content(beyond) };
}

function hardQuestionsWon(facts: InsightFacts): Insight | null {
  // Nobody solved a bonus question: its marks are a gift.
  const hard = countingQuestions(facts).filter(
    ({ difficulty, marked }) => isHard(difficulty) && marked.outcome !== 'bonus',
  );
  const won = hard.filter(({ marked }) => marked.outcome === 'right').length;
  // No praise for what another insight calls the weakest.
  const weakest = extremeOf(facts, facts.difficulties, -1)?.names ?? [];
  if (won === 0 || weakest.some(isHard)) return null;
  return {
    icon: '🛡️',
    title: texts.hardQuestions.title,
    content: texts.hardQuestions.content(won, hard.length),
  };
}

function isHard(difficulty: string): boolean {
  return /^(hard|difficult)$/i.test(difficulty);
}

function leftUnanswered(facts: InsightFacts): Insight | null {
  const counted = countingQuestions(facts);
  const left = counted.filter(({ marked }) => marked.outcome === 'unanswered').length;
  if (left === 0) return null;
  return {
    icon: '⚡',
    title: texts.notAnswered.title,
    content: sentences(
      texts.notAnswered.content(left, counted.length),
      // Once is enough.
      marksLost(facts) ? '' : adviceOnGuessing(facts),
    ),
  };
}

function nothingAnswered(facts: InsightFacts): Insight {
  return {
    icon: '⚡',
    title: texts.nothingAnswered.title,
    content: texts.nothingAnswered.content(countingQuestions(facts).length),
  };
}

function nothingStandsOut(facts: InsightFacts): Insight {
  const percent = meanPercent(facts);
  const isEven = [...facts.subjects, ...facts.difficulties].every(
    (part) => Math.abs(wholePercent(part) - percent) < STANDS_OUT_POINTS,
  );
  const { title, content } = isEven ? texts.allEqual : texts.tooFewQuestions;
  return {
    icon: '🛡️',
    title,
    content: sentences(content(percent), afterEven(percent)),
    ...(percent >= READY_FOR_MORE && { practice: { subjects: [], topic: null } }),
  };
}

/** Students with many wrong answers do not get harder tests recommended. */
function afterEven(percent: number): string {
  return percent >= READY_FOR_MORE ? texts.tryHarderTest : texts.takeTestAgain;
}

function answersThatWere(facts: InsightFacts, outcome: Outcome): InsightQuestion[] {
  return facts.questions.filter(({ marked }) => marked.outcome === outcome);
}

/** Of a section of which n answers count, n questions. */
function countingQuestions(facts: InsightFacts): InsightQuestion[] {
  return facts.questions.filter(({ marked }) => marked.counts);
}

/** Seconds per question when the time is divided evenly. */
function evenShare(facts: InsightFacts): number {
  return Math.floor(facts.allowedSeconds / Math.max(1, countingQuestions(facts).length));
}

function sumSeconds(questions: readonly InsightQuestion[]): number {
  return sumOf(questions.map(({ timeSpent }) => timeSpent));
}

function meanPercent(facts: InsightFacts): number {
  const correct = facts.questions.filter(({ marked }) => isFullyRight(marked)).length;
  return Math.round(percentOf(correct, countingQuestions(facts).length));
}

function wholePercent({ correct, total }: Omit<Part, 'name'>): number {
  return Math.round(percentOf(correct, total));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Whole sentences one after the other; an empty one is left out. */
function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
