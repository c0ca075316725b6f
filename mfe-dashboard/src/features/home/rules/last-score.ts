import type { Profile } from '../../../shared/api/get-profile';

type Activity = Pick<Profile['recentActivity'][number], 'examId' | 'score'>;

/** The score of the latest test of an exam, in percent; undefined if none of the latest tests is of it. */
export function lastScoreIn(examId: string, activity: readonly Activity[]): number | undefined {
  const last = activity.find((entry) => entry.examId === examId);
  return last && Math.round(last.score);
}
