import type { GivenAnswer } from './answer.js';
import {
  divideFractions,
  fractionToNumber,
  sumFractions,
  ZERO,
  type Fraction,
} from './fraction.js';
import {
  countsAsAnswered,
  isFullyRight,
  type KeyedQuestion,
  type MarkedAnswer,
} from './mark-answer.js';
import { markPaper, type KeyedPaper, type MarkedPart, type MarkedSection } from './mark-paper.js';

/** What scoring needs of a question. */
interface ScoredQuestion extends KeyedQuestion {
  readonly subject: string;
  readonly difficulty: string;
}

interface ScoredSection extends MarkedSection {
  readonly name: string;
}

/** What scoring needs of a paper. */
export interface ScoredPaper extends KeyedPaper<ScoredSection> {
  readonly questions: readonly (ScoredQuestion & KeyedPaper['questions'][number])[];
}

/** Counts of one group of questions. Only those that count are in it. */
export interface Tally {
  readonly name: string;
  readonly total: number;
  readonly answered: number;
  /** Fully right answers, and bonus questions. */
  readonly correct: number;
  /** Seconds, as passed to `scoreAttempt`, also of questions that do not count. */
  readonly seconds: number;
}

/** Counts and marks of one section. */
interface SectionScore extends Tally {
  /** Answers with a part of the marks. */
  readonly partlyCorrect: number;
  readonly marks: Fraction;
  /** Marks lost by wrong answers, zero or less. */
  readonly negativeMarks: Fraction;
  readonly maxMarks: Fraction;
}

export interface AttemptScore {
  /** Questions that count. */
  readonly total: number;
  /** Bonus questions are among them. */
  readonly answered: number;
  /** Fully right answers, and bonus questions. */
  readonly correct: number;
  readonly marks: Fraction;
  readonly maxMarks: Fraction;
  /** Marks as a share of the maximum marks. Orders attempts of all versions of the paper. */
  readonly rankValue: number;
  readonly subjects: Tally[];
  readonly difficulties: Tally[];
  /** In order; empty for a paper without sections. */
  readonly sections: SectionScore[];
  /** The marks of each question. */
  readonly answers: readonly MarkedAnswer[];
}

/** Scores the answers (in question order) against the keys. The tallies add up `seconds`, the times per question. */
export function scoreAttempt(
  paper: ScoredPaper,
  given: readonly GivenAnswer[],
  seconds: readonly number[],
): AttemptScore {
  const { questions } = paper;
  const parts = markPaper(paper, given);
  const answers = parts.flatMap((part) => part.answers);
  const marks = marksOf(answers);
  const maxMarks = sumFractions(parts.map((part) => part.maxMarks));
  return {
    total: answers.filter(({ counts }) => counts).length,
    answered: answers.filter(countsAsAnswered).length,
    correct: answers.filter(isFullyRight).length,
    marks,
    maxMarks,
    rankValue: maxMarks.numerator <= 0n ? 0 : fractionToNumber(divideFractions(marks, maxMarks)),
    subjects: tallyBy(answers, seconds, (index) => questions[index]?.subject ?? ''),
    difficulties: tallyBy(answers, seconds, (index) => questions[index]?.difficulty ?? ''),
    sections: scoreSections(parts, seconds),
    answers,
  };
}

function marksOf(answers: readonly MarkedAnswer[]): Fraction {
  return sumFractions(answers.map((answer) => answer.marks));
}

/** Groups by name, in the order in which the paper first shows each. A group of which nothing counts is left out. */
function tallyBy(
  answers: readonly MarkedAnswer[],
  seconds: readonly number[],
  nameOf: (index: number) => string,
): Tally[] {
  const tallies = new Map<string, Tally>();
  answers.forEach((answer, index) => {
    const name = nameOf(index);
    const before = tallies.get(name) ?? { name, total: 0, answered: 0, correct: 0, seconds: 0 };
    tallies.set(name, addTo(before, answer, seconds[index] ?? 0));
  });
  return [...tallies.values()].filter(({ total }) => total > 0);
}

function addTo(before: Tally, answer: MarkedAnswer, seconds: number): Tally {
  return {
    name: before.name,
    total: before.total + (answer.counts ? 1 : 0),
    answered: before.answered + (countsAsAnswered(answer) ? 1 : 0),
    correct: before.correct + (isFullyRight(answer) ? 1 : 0),
    seconds: before.seconds + seconds,
  };
}

function scoreSections(
  parts: readonly MarkedPart<ScoredSection>[],
  seconds: readonly number[],
): SectionScore[] {
  let first = 0;
  return parts.flatMap(({ section, answers, maxMarks }) => {
    const from = first;
    first += answers.length;
    if (!section) return [];
    const { name } = section;
    const tally = answers.reduce<Tally>(
      (before, answer, index) => addTo(before, answer, seconds[from + index] ?? 0),
      { name, total: 0, answered: 0, correct: 0, seconds: 0 },
    );
    return {
      ...tally,
      partlyCorrect: answers.filter(({ outcome }) => outcome === 'partly_right').length,
      marks: marksOf(answers),
      negativeMarks: sumFractions(answers.map(lostMarks)),
      maxMarks,
    };
  });
}

/** What a wrong answer cost: zero or less. */
export function lostMarks({ outcome, marks }: MarkedAnswer): Fraction {
  return outcome === 'wrong' && marks.numerator < 0n ? marks : ZERO;
}
