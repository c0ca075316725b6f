import type { ResponseOf } from '@abhyas/web-kit';

type ExamPage = ResponseOf<'/exams'>;

export type OfferedExam = Pick<
  ExamPage['exams'][number],
  '_id' | 'name' | 'color' | 'examCategories' | 'totalTests' | 'freeTests'
>;

/** What the catalogue offers today. */
export interface Offer extends Pick<ExamPage, 'totals'> {
  exams: readonly OfferedExam[];
}

/** The offered exams that a name means: a category (`Banking`), or a word of their names (`GATE`). */
export function examsNamed({ exams }: Offer, name: string): readonly OfferedExam[] {
  const wanted = name.toLowerCase();
  return exams.filter((exam) =>
    [...exam.examCategories, ...exam.name.split(' ')].some((word) => word.toLowerCase() === wanted),
  );
}

/** The names that mean no exam of the offer. */
export function notOffered(offer: Offer, names: readonly string[]): readonly string[] {
  return names.filter((name) => examsNamed(offer, name).length === 0);
}

export function countTests(exams: readonly OfferedExam[]): number {
  return exams.reduce((sum, { totalTests }) => sum + totalTests, 0);
}

export function countFreeTests(exams: readonly OfferedExam[]): number {
  return exams.reduce((sum, { freeTests }) => sum + freeTests, 0);
}
