import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';

export type QuestionReport = ResponseOf<'/api/user/question-reports'>['reports'][number];

/** The student's reports of questions: of one finished attempt, or the latest of all. */
export function questionReportsQuery(attemptId?: string) {
  return queryOptions({
    queryKey: ['attempt', 'question-reports', attemptId ?? 'all'],
    queryFn: async ({ signal }) => {
      const { reports } = await api.GET('/api/user/question-reports', {
        params: { query: attemptId === undefined ? {} : { attemptId } },
        signal,
      });
      return reports;
    },
  });
}
