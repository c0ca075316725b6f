export const MOST_RECOMMENDED = 4;

export interface Recommendable {
  testId: string;
  examId: string;
  subjects: readonly { subject: string; questions: number }[];
  /** How many students keep it among their saved tests. */
  saves: number;
  position: number;
}

export interface Interests {
  /** Exams of tests that the student took or saved. */
  examIds: ReadonlySet<string>;
  takenTestIds: ReadonlySet<string>;
  weakestSubject?: string | undefined;
}

/**
 * At most four tests that the student has not taken: of the exams they are at, those with the greatest
 * share of their weakest subject first; else what other students keep most, exam by exam in turn.
 */
export function chooseRecommendations<T extends Recommendable>(
  tests: readonly T[],
  { examIds, takenTestIds, weakestSubject }: Interests,
): T[] {
  const untaken = tests.filter(({ testId }) => !takenTestIds.has(testId));
  const own = untaken.filter(({ examId }) => examIds.has(examId));
  const others = untaken.filter(({ examId }) => !examIds.has(examId));
  const byWeakness = own.toSorted(
    (a, b) => shareOf(b, weakestSubject) - shareOf(a, weakestSubject) || byInterest(a, b),
  );
  return [...byWeakness, ...inTurn(others.toSorted(byInterest))].slice(0, MOST_RECOMMENDED);
}

function shareOf(test: Recommendable, subject: string | undefined): number {
  const total = test.subjects.reduce((sum, { questions }) => sum + questions, 0);
  const own = test.subjects.find((count) => count.subject === subject)?.questions ?? 0;
  return total === 0 ? 0 : own / total;
}

function byInterest(a: Recommendable, b: Recommendable): number {
  return b.saves - a.saves || a.position - b.position;
}

/** Takes the first of every exam, then the second of every exam, and so on. */
function inTurn<T extends Recommendable>(tests: readonly T[]): T[] {
  const turns = new Map<string, number>();
  return tests
    .map((test) => {
      const turn = turns.get(test.examId) ?? 0;
      turns.set(test.examId, turn + 1);
      return { test, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ test }) => test);
}
