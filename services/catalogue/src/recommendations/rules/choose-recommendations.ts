const MAX_RECOMMENDED = 4;

/** Enough to choose four from, even if an exam has many tests. */
const MAX_PER_EXAM = 60;

export interface Recommendable {
  testId: string;
  examId: string;
  subjects: readonly { subject: string; questions: number }[];
  position: number;
}

export interface Interests {
  /** Exams of tests that the student took or saved. */
  examIds: ReadonlySet<string>;
  takenTestIds: ReadonlySet<string>;
  weakestSubject?: string | undefined;
  /** How many students saved each test, by its id. */
  saves: ReadonlyMap<string, number>;
}

/**
 * Chooses at most four tests that the student has not taken. First come tests of the student's exams
 * with the largest share of their weakest subject. Then come the tests that other students save most,
 * with the other exams taking turns.
 *
 * @param exams each exam's tests, in list order
 */
export function chooseRecommendations<T extends Recommendable>(
  exams: ReadonlyMap<string, readonly T[]>,
  interests: Interests,
): T[] {
  const others: Candidate<T>[] = [];
  const toCandidate = candidateFactory<T>(interests);
  const best: Candidate<T>[] = [];
  for (const [examId, tests] of exams) {
    if (!interests.examIds.has(examId)) continue;
    for (const test of untakenOf(tests, interests.takenTestIds)) {
      addInOrder(best, toCandidate(test), byWeakness);
    }
  }
  if (best.length === MAX_RECOMMENDED) return best.map(({ test }) => test);
  for (const [examId, tests] of exams) {
    if (interests.examIds.has(examId)) continue;
    const untaken = untakenOf(tests, interests.takenTestIds).map(toCandidate);
    others.push(...inTurn(firstOf(untaken, byInterest)));
  }
  const rest = firstOf(others, (a, b) => a.turn - b.turn || byInterest(a, b));
  return [...best, ...rest].slice(0, MAX_RECOMMENDED).map(({ test }) => test);
}

interface Candidate<T extends Recommendable> {
  test: T;
  saves: number;
  /** The share of the weakest subject in the test's questions. */
  share: number;
  /** Its rank among the candidates of its exam. */
  turn: number;
}

function candidateFactory<T extends Recommendable>({ saves, weakestSubject }: Interests) {
  // Many tests have the same list of subjects.
  const shares = new Map<T['subjects'], number>();
  return (test: T): Candidate<T> => {
    const share = shares.get(test.subjects) ?? shareOf(test, weakestSubject);
    shares.set(test.subjects, share);
    return { test, saves: saves.get(test.testId) ?? 0, share, turn: 0 };
  };
}

function untakenOf<T extends Recommendable>(tests: readonly T[], taken: ReadonlySet<string>): T[] {
  const untaken: T[] = [];
  for (const test of tests) {
    if (untaken.length === MAX_PER_EXAM) break;
    if (!taken.has(test.testId)) untaken.push(test);
  }
  return untaken;
}

function shareOf(test: Recommendable, subject: string | undefined): number {
  const total = test.subjects.reduce((sum, { questions }) => sum + questions, 0);
  const own = test.subjects.find((count) => count.subject === subject)?.questions ?? 0;
  return total === 0 ? 0 : own / total;
}

function byWeakness(a: Candidate<Recommendable>, b: Candidate<Recommendable>): number {
  return b.share - a.share || byInterest(a, b);
}

function byInterest(a: Candidate<Recommendable>, b: Candidate<Recommendable>): number {
  return b.saves - a.saves || a.test.position - b.test.position;
}

/** The first items in sort order, as many as are recommended. Sorting all of them would be too slow. */
function firstOf<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) addInOrder(first, item, compare);
  return first;
}

/** Inserts an item after those that rank equal or higher; drops items beyond the maximum. */
function addInOrder<T>(first: T[], item: T, compare: (a: T, b: T) => number): void {
  let place = first.length;
  for (let other = first[place - 1]; other !== undefined; other = first[place - 1]) {
    if (compare(other, item) <= 0) break;
    place -= 1;
  }
  if (place === MAX_RECOMMENDED) return;
  if (first.length === MAX_RECOMMENDED) first.pop();
  first.splice(place, 0, item);
}

function inTurn<T extends Recommendable>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  return candidates.map((candidate, turn) => ({ ...candidate, turn }));
}
