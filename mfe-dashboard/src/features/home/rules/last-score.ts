import type { Profile } from '../../../shared/api/get-profile';
import { marksText } from '../../../shared/rules/marks';

type Activity = Pick<
  Profile['recentActivity'][number],
  'examId' | 'score' | 'marks' | 'maxMarks' | 'solutionsFrom'
>;

/**
 * The score of the latest test of an exam that has one, or its marks where the test gives marks of its own;
 * undefined if none of the latest tests is of the exam.
 */
export function lastScoreIn(examId: string, activity: readonly Activity[]): string | undefined {
  const last = activity.find(
    (entry) => entry.examId === examId && entry.solutionsFrom === undefined,
  );
  return last && (marksText(last) ?? `${Math.round(last.score)}%`);
}
