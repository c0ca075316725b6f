import type { StoredAnswer } from './answer.js';
import {
  addFractions,
  divideFractions,
  fractionToNumber,
  parseFraction,
  timesFraction,
  type Fraction,
} from './fraction.js';

/** What scoring needs of a question. */
export interface ScoredQuestion {
  readonly correct: number;
  readonly subject: string;
  readonly difficulty: string;
}

/** Marks per right and per wrong answer, exact fractions as text. */
interface MarkingScheme {
  readonly correct: string;
  readonly wrong: string;
}

/** Counts of one group of questions. */
export interface Tally {
  readonly name: string;
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  /** Seconds, as passed to `scoreAttempt`. */
  readonly seconds: number;
}

export interface AttemptScore {
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  readonly marks: Fraction;
  readonly maxMarks: Fraction;
  /** Marks as a share of the maximum marks. Orders attempts of all versions of the paper. */
  readonly rankValue: number;
  readonly subjects: Tally[];
  readonly difficulties: Tally[];
}

export function isCorrect(question: ScoredQuestion, answer: StoredAnswer): boolean {
  return answer.selectedOption === question.correct;
}

/**
 * Scores the answers (in question order) against the keys. A right answer earns `marking.correct`, a
 * wrong one `marking.wrong`, an unanswered question nothing. The tallies add up `seconds`, the times
 * per question.
 */
export function scoreAttempt(
  questions: readonly ScoredQuestion[],
  answers: readonly StoredAnswer[],
  marking: MarkingScheme,
  seconds: readonly number[],
): AttemptScore {
  const subjects = tallyBy(questions, answers, seconds, (question) => question.subject);
  const difficulties = tallyBy(questions, answers, seconds, (question) => question.difficulty);
  const answered = subjects.reduce((sum, tally) => sum + tally.answered, 0);
  const correct = subjects.reduce((sum, tally) => sum + tally.correct, 0);
  const perRight = parseFraction(marking.correct);
  const marks = addFractions(
    timesFraction(perRight, correct),
    timesFraction(parseFraction(marking.wrong), answered - correct),
  );
  const maxMarks = timesFraction(perRight, questions.length);
  return {
    total: questions.length,
    answered,
    correct,
    marks,
    maxMarks,
    rankValue: maxMarks.numerator === 0n ? 0 : fractionToNumber(divideFractions(marks, maxMarks)),
    subjects,
    difficulties,
  };
}

/** Groups by name, in the order in which the paper first shows each. */
function tallyBy(
  questions: readonly ScoredQuestion[],
  answers: readonly StoredAnswer[],
  seconds: readonly number[],
  nameOf: (question: ScoredQuestion) => string,
): Tally[] {
  const tallies = new Map<string, Tally>();
  questions.forEach((question, index) => {
    const name = nameOf(question);
    const before = tallies.get(name) ?? { name, total: 0, answered: 0, correct: 0, seconds: 0 };
    const answer = answers[index];
    tallies.set(name, {
      name,
      total: before.total + 1,
      answered: before.answered + (answer && answer.selectedOption !== null ? 1 : 0),
      correct: before.correct + (answer && isCorrect(question, answer) ? 1 : 0),
      seconds: before.seconds + (seconds[index] ?? 0),
    });
  });
  return [...tallies.values()];
}
