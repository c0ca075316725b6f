const MAX_RECOMMENDED = 4;
/** Unless the other kinds have only tests about the same subject. */
const MAX_OF_SUBJECT = 2;

/** The order of kinds that are otherwise equal. Other kinds come last. */
const KINDS: readonly string[] = ['full', 'sectional', 'setwise', 'chapterwise', 'topicwise'];

export interface Recommendable {
  testId: string;
  examId: string;
  /** The kind of test. */
  category: string;
  subjects: readonly { subject: string; questions: number }[];
  position: number;
}

export interface Interests {
  /** The student's target exams. */
  targetExamIds: ReadonlySet<string>;
  /** Exams of tests that the student took or saved. */
  examIds: ReadonlySet<string>;
  takenTestIds: ReadonlySet<string>;
  /** The subject of each exam in which the student is weakest. */
  weakestSubjects: ReadonlyMap<string, string>;
  /** For exams of which no weakest subject is known. */
  weakestSubject?: string | undefined;
  /** How many participants each test has, by its id. */
  participants: ReadonlyMap<string, number>;
}

/** What the student has to do with an exam. Exams of an earlier group come first. */
const GROUPS = ['target', 'own', 'other'] as const;
export type ExamGroup = (typeof GROUPS)[number];

export interface Recommended<T extends Recommendable> {
  readonly test: T;
  readonly group: ExamGroup;
  /** The share of the weakest subject in the test's questions. */
  readonly weakShare: number;
}

interface Candidate<T extends Recommendable> extends Recommended<T> {
  /** The test's only subject; empty if it has several. */
  readonly subject: string;
  /** The kind with that subject. */
  readonly kindAndSubject: string;
}

/**
 * Chooses at most four tests that the student has not taken: first of target exams, then of exams of
 * which the student took or saved a test, then of the others. Within a group, kinds take turns; then at
 * most two tests are about one subject; then subjects of a kind take turns, then exams. Among equals come first the tests with the largest share of the
 * student's weakest subject in that exam, then those with most participants.
 *
 * @param exams each exam's tests, in list order
 */
export function chooseRecommendations<T extends Recommendable>(
  exams: ReadonlyMap<string, readonly T[]>,
  interests: Interests,
): Recommended<T>[] {
  const chosen = new Choice<T>(interests.participants);
  for (const group of GROUPS) {
    const candidates = candidatesOf(exams, interests, group);
    while (!chosen.isComplete && chosen.addBest(candidates)) {
      // Each turn adds one.
    }
    if (chosen.isComplete) break;
  }
  return chosen.tests;
}

/** The group to which an exam belongs for this student. */
export function groupOf(examId: string, { targetExamIds, examIds }: Interests): ExamGroup {
  if (targetExamIds.has(examId)) return 'target';
  return examIds.has(examId) ? 'own' : 'other';
}

/** The subject of an exam in which the student is weakest, as far as it is known. */
function weakestSubjectOf(examId: string, interests: Interests): string | undefined {
  return interests.weakestSubjects.get(examId) ?? interests.weakestSubject;
}

function candidatesOf<T extends Recommendable>(
  exams: ReadonlyMap<string, readonly T[]>,
  interests: Interests,
  group: ExamGroup,
): Set<Candidate<T>> {
  const candidates = new Set<Candidate<T>>();
  for (const [examId, tests] of exams) {
    if (groupOf(examId, interests) !== group) continue;
    const weakest = weakestSubjectOf(examId, interests);
    // Many tests have the same list of subjects.
    const shares = new Map<T['subjects'], number>();
    for (const test of tests) {
      if (interests.takenTestIds.has(test.testId)) continue;
      const weakShare = shares.get(test.subjects) ?? shareOf(test, weakest);
      shares.set(test.subjects, weakShare);
      const subject = subjectOf(test);
      const kindAndSubject = `${test.category} ${subject}`;
      candidates.add({ test, group, weakShare, subject, kindAndSubject });
    }
  }
  return candidates;
}

/** The tests chosen so far, and how often each kind, subject and exam is among them. */
class Choice<T extends Recommendable> {
  readonly tests: Recommended<T>[] = [];
  private readonly kinds = new Map<string, number>();
  private readonly subjects = new Map<string, number>();
  private readonly kindsAndSubjects = new Map<string, number>();
  private readonly exams = new Map<string, number>();

  constructor(private readonly participants: ReadonlyMap<string, number>) {}

  get isComplete(): boolean {
    return this.tests.length === MAX_RECOMMENDED;
  }

  /** Moves the best candidate to the choice. @returns false if there is none */
  addBest(candidates: Set<Candidate<T>>): boolean {
    let best: Candidate<T> | undefined;
    for (const candidate of candidates) {
      if (best === undefined || this.compare(candidate, best) < 0) best = candidate;
    }
    if (best === undefined) return false;
    candidates.delete(best);
    const { test, group, weakShare, subject, kindAndSubject } = best;
    this.tests.push({ test, group, weakShare });
    increment(this.kinds, test.category);
    if (subject !== '') increment(this.subjects, subject);
    increment(this.kindsAndSubjects, kindAndSubject);
    increment(this.exams, test.examId);
    return true;
  }

  /** 1 if there are enough tests of its subject, else 0. */
  private excess({ subject }: Candidate<T>): number {
    return (this.subjects.get(subject) ?? 0) < MAX_OF_SUBJECT ? 0 : 1;
  }

  private compare(a: Candidate<T>, b: Candidate<T>): number {
    return (
      difference(this.kinds, a.test.category, b.test.category) ||
      this.excess(a) - this.excess(b) ||
      difference(this.kindsAndSubjects, a.kindAndSubject, b.kindAndSubject) ||
      difference(this.exams, a.test.examId, b.test.examId) ||
      b.weakShare - a.weakShare ||
      difference(this.participants, b.test.testId, a.test.testId) ||
      kindOrder(a.test) - kindOrder(b.test) ||
      a.test.position - b.test.position
    );
  }
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function difference(counts: ReadonlyMap<string, number>, a: string, b: string): number {
  return a === b ? 0 : (counts.get(a) ?? 0) - (counts.get(b) ?? 0);
}

function subjectOf({ subjects }: Recommendable): string {
  return subjects.length === 1 ? (subjects[0]?.subject ?? '') : '';
}

function kindOrder({ category }: Recommendable): number {
  const index = KINDS.indexOf(category);
  return index === -1 ? KINDS.length : index;
}

function shareOf(test: Recommendable, subject: string | undefined): number {
  const total = test.subjects.reduce((sum, { questions }) => sum + questions, 0);
  const own = test.subjects.find((count) => count.subject === subject)?.questions ?? 0;
  return total === 0 ? 0 : own / total;
}
