import type { SubjectCount } from '../../tests/test.entity.js';
import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';

export const SMALLEST_TEST = 20;
export const LARGEST_TEST = 90;
export const SECONDS_PER_QUESTION = 60;

/** What planning needs to know of a question. */
export interface PlannedQuestion {
  id: string;
  version: number;
  /** A digest of the question: the order it gives is the same in every run, and mixed. */
  identity: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
}

/**
 * Into how many tests to put a number of questions: near `size` each and never fewer than 20 or more
 * than 90; 0 where there are fewer than 20.
 */
export function countTests(questions: number, size: number): number {
  if (questions < SMALLEST_TEST) return 0;
  const fewest = Math.ceil(questions / LARGEST_TEST);
  const most = Math.floor(questions / SMALLEST_TEST);
  return Math.min(Math.max(Math.round(questions / size), fewest), most);
}

/**
 * Deals questions into tests like cards, stratum after stratum (a topic, or a subject), so that sizes and
 * shares of a stratum differ by at most one. The same questions give the same tests, in whatever order they come.
 */
export function dealTests(
  questions: readonly PlannedQuestion[],
  size: number,
  stratumOf: (question: PlannedQuestion) => string,
): PlannedQuestion[][] {
  const count = countTests(questions.length, size);
  const tests: PlannedQuestion[][] = Array.from({ length: count }, () => []);
  const strata = [...groupBy(questions, stratumOf).values()];
  const row = strata.flatMap((stratum) => stratum.toSorted(byIdentity));
  for (const [index, question] of row.entries()) tests[index % count]?.push(question);
  return tests.map(inPaperOrder);
}

/** Papers go subject by subject, the easier questions first. */
function inPaperOrder(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  return questions.toSorted(
    (a, b) =>
      compare(a.subject, b.subject) || rank(a.difficulty) - rank(b.difficulty) || byIdentity(a, b),
  );
}

/** Groups by a key, the groups ordered by it. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = Map.groupBy(items, keyOf);
  return new Map([...groups].toSorted(([a], [b]) => compare(a, b)));
}

function byIdentity(a: PlannedQuestion, b: PlannedQuestion): number {
  return compare(a.identity, b.identity);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function rank(difficulty: Difficulty): number {
  return DIFFICULTIES.indexOf(difficulty);
}

/** A test is as hard as its questions on average, each from 0 (easy) to 2 (hard). */
export function difficultyOf(questions: readonly { difficulty: Difficulty }[]): Difficulty {
  const sum = questions.reduce((total, question) => total + rank(question.difficulty), 0);
  const mean = questions.length === 0 ? 1 : sum / questions.length;
  if (mean < 2 / 3) return 'Easy';
  return mean <= 4 / 3 ? 'Moderate' : 'Hard';
}

/** Questions per subject, in the order in which the paper has them. */
export function countSubjects(questions: readonly { subject: string }[]): SubjectCount[] {
  const counts = new Map<string, number>();
  for (const { subject } of questions) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].map(([subject, number]) => ({ subject, questions: number }));
}
