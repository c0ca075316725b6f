import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';
import type { QuestionKind } from '../../questions/rules/kinds.js';
import type { SubjectCount } from '../../tests/test.entity.js';

export const MIN_TEST_SIZE = 20;
export const MAX_TEST_SIZE = 90;
export const SECONDS_PER_QUESTION = 60;

/** The data about a question that planning needs. */
export interface PlannedQuestion {
  id: string;
  version: number;
  /** A digest of the question. Sorting by it gives a random order that is the same in every run. */
  identity: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
}

/** The data about a question that a test with sections needs too. */
export interface ComposableQuestion extends PlannedQuestion {
  kind: QuestionKind;
  /** What questions of one passage share; null for a question without a passage. */
  passage: string | null;
}

/**
 * Returns the number of tests for a number of questions: about `size` per test, at least 20 and at most
 * 90; 0 for fewer than 20 questions.
 */
export function countTests(questions: number, size: number): number {
  if (questions < MIN_TEST_SIZE) return 0;
  const min = Math.ceil(questions / MAX_TEST_SIZE);
  const max = Math.floor(questions / MIN_TEST_SIZE);
  return Math.min(Math.max(Math.round(questions / size), min), max);
}

/** A number of questions of one subject, topic and difficulty. */
export interface Run {
  subject: string;
  topic: string;
  difficulty: Difficulty;
  questions: number;
}

/** The data of a test before its questions are dealt. */
export interface TestOutline {
  questionCount: number;
  difficulty: Difficulty;
  subjects: SubjectCount[];
}

/**
 * Outlines the tests for a group of questions that is dealt round-robin, run after run. Test sizes, and
 * the tests' shares of a run, differ by at most one.
 *
 * @param runs in the order of dealing
 * @param size approximate number of questions per test
 */
export function outlineTests(runs: readonly Run[], size: number): TestOutline[] {
  const total = runs.reduce((sum, { questions }) => sum + questions, 0);
  const tests = Array.from({ length: countTests(total, size) }, () => new OutlineBuilder());
  let next = 0;
  for (const run of runs) {
    for (const [test, questions] of distribute(tests, run.questions, next))
      test.take(run, questions);
    next = tests.length === 0 ? 0 : (next + run.questions) % tests.length;
  }
  return tests.map((test) => test.outline());
}

/** Yields each test's share of a run; the run's first question goes to the test at `next`. */
function* distribute(
  tests: readonly OutlineBuilder[],
  questions: number,
  next: number,
): Generator<[OutlineBuilder, number]> {
  const rounds = Math.floor(questions / tests.length);
  const further = questions % tests.length;
  for (let step = 0; step < Math.min(questions, tests.length); step += 1) {
    const test = tests[(next + step) % tests.length];
    if (test) yield [test, step < further ? rounds + 1 : rounds];
  }
}

class OutlineBuilder {
  private readonly subjects = new Map<string, number>();
  private questionCount = 0;
  private ranks = 0;

  take({ subject, difficulty }: Run, questions: number): void {
    this.subjects.set(subject, (this.subjects.get(subject) ?? 0) + questions);
    this.questionCount += questions;
    this.ranks += rank(difficulty) * questions;
  }

  outline(): TestOutline {
    return {
      questionCount: this.questionCount,
      difficulty: difficultyOfMean(this.ranks / this.questionCount),
      subjects: [...this.subjects].map(([subject, questions]) => ({ subject, questions })),
    };
  }
}

function rank(difficulty: Difficulty): number {
  return DIFFICULTIES.indexOf(difficulty);
}

/** The difficulty of a test is the mean of its questions, each from 0 (easy) to 2 (hard). */
export function difficultyOf(questions: readonly { difficulty: Difficulty }[]): Difficulty {
  const sum = questions.reduce((total, question) => total + rank(question.difficulty), 0);
  return difficultyOfMean(questions.length === 0 ? 1 : sum / questions.length);
}

function difficultyOfMean(mean: number): Difficulty {
  if (mean < 2 / 3) return 'Easy';
  return mean <= 4 / 3 ? 'Moderate' : 'Hard';
}

/** Questions per subject, in the order of the paper. */
export function countSubjects(questions: readonly { subject: string }[]): SubjectCount[] {
  const counts = new Map<string, number>();
  for (const { subject } of questions) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].map(([subject, number]) => ({ subject, questions: number }));
}
