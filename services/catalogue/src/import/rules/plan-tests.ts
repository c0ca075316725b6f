import type { SubjectCount } from '../../tests/test.entity.js';
import { DIFFICULTIES, type Difficulty } from '../../questions/rules/difficulty.js';

export const SMALLEST_TEST = 20;
export const LARGEST_TEST = 90;
export const SECONDS_PER_QUESTION = 60;

/** What planning needs to know of a question. */
export interface PlannedQuestion {
  id: string;
  version: number;
  /** A digest of the question: the order that it gives is the same in every run, and mixed. */
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

/** So many questions of one subject, topic and difficulty. */
export interface Run {
  subject: string;
  topic: string;
  difficulty: Difficulty;
  questions: number;
}

/** What is known of a test before its questions are dealt. */
export interface TestOutline {
  questionCount: number;
  difficulty: Difficulty;
  subjects: SubjectCount[];
}

/**
 * Outlines the tests that a group of questions gives when it is dealt out like cards: run after run, the
 * n-th question to the n-th test, round and round. Sizes, and shares of a run, differ by at most one.
 *
 * @param runs in the order of dealing
 * @param size questions per test, as near as can be
 */
export function outlineTests(runs: readonly Run[], size: number): TestOutline[] {
  const total = runs.reduce((sum, { questions }) => sum + questions, 0);
  const hands = Array.from({ length: countTests(total, size) }, () => new Hand());
  let next = 0;
  for (const run of runs) {
    for (const [hand, questions] of shareOut(hands, run.questions, next)) hand.take(run, questions);
    next = hands.length === 0 ? 0 : (next + run.questions) % hands.length;
  }
  return hands.map((hand) => hand.outline());
}

/** Who gets how many of a run whose first question goes to the hand at `next`. */
function* shareOut(
  hands: readonly Hand[],
  questions: number,
  next: number,
): Generator<[Hand, number]> {
  const rounds = Math.floor(questions / hands.length);
  const further = questions % hands.length;
  for (let step = 0; step < Math.min(questions, hands.length); step += 1) {
    const hand = hands[(next + step) % hands.length];
    if (hand) yield [hand, step < further ? rounds + 1 : rounds];
  }
}

class Hand {
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

/** A test is as hard as its questions on average, each from 0 (easy) to 2 (hard). */
export function difficultyOf(questions: readonly { difficulty: Difficulty }[]): Difficulty {
  const sum = questions.reduce((total, question) => total + rank(question.difficulty), 0);
  return difficultyOfMean(questions.length === 0 ? 1 : sum / questions.length);
}

function difficultyOfMean(mean: number): Difficulty {
  if (mean < 2 / 3) return 'Easy';
  return mean <= 4 / 3 ? 'Moderate' : 'Hard';
}

/** Questions per subject, in the order in which the paper has them. */
export function countSubjects(questions: readonly { subject: string }[]): SubjectCount[] {
  const counts = new Map<string, number>();
  for (const { subject } of questions) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts].map(([subject, number]) => ({ subject, questions: number }));
}
