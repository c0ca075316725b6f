/** More exams than a student prepares for. */
const MAX_EXAMS = 10;

/** A student's sums in one subject of one exam, over all finished attempts. */
export interface ExamSubject {
  readonly examId: string;
  readonly subject: string;
  readonly correct: number;
  readonly total: number;
}

export interface WeakestSubject {
  readonly examId: string;
  readonly subject: string;
}

/**
 * The subject of each exam with the smallest share of right answers, of at most ten exams: those with
 * the most questions first. A subject without a wrong answer is not weak.
 */
export function weakestSubjects(subjects: readonly ExamSubject[]): WeakestSubject[] {
  const questions = new Map<string, number>();
  for (const { examId, total } of subjects) {
    questions.set(examId, (questions.get(examId) ?? 0) + total);
  }
  const weakest = new Map<string, WeakestSubject>();
  for (const { examId, subject, correct, total } of subjects.toSorted(byShare)) {
    if (correct < total && !weakest.has(examId)) weakest.set(examId, { examId, subject });
  }
  return [...weakest.values()]
    .toSorted(
      (a, b) =>
        (questions.get(b.examId) ?? 0) - (questions.get(a.examId) ?? 0) ||
        (a.examId < b.examId ? -1 : 1),
    )
    .slice(0, MAX_EXAMS);
}

/** Compares products, because quotients are rounded. */
function byShare(a: ExamSubject, b: ExamSubject): number {
  return (
    a.correct * b.total - b.correct * a.total ||
    b.total - a.total ||
    (a.subject < b.subject ? -1 : 1)
  );
}
