import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';
import { checked } from '../api/checked';
import type { ResponseOf } from '../api/contract';
import { anyOf, isCount, isInstant, isText, listOf, nullable, shape } from '../rules/body-checks';

export type QuestionReport = ResponseOf<'/api/user/question-reports'>['reports'][number];

const isList = shape<ResponseOf<'/api/user/question-reports'>>({
  reports: listOf(
    shape<QuestionReport>({
      id: isText,
      questionId: isText,
      attemptId: isText,
      testId: isText,
      testTitle: isText,
      examId: isText,
      examName: isText,
      number: isCount,
      reason: anyOf<QuestionReport['reason']>(),
      text: isText,
      reportedAt: isInstant,
      outcome: nullable(anyOf<NonNullable<QuestionReport['outcome']>>()),
      note: nullable(isText),
      settledAt: nullable(isInstant),
    }),
  ),
});

/** The student's reports of questions: of one finished attempt, or the latest of all. */
export function questionReportsQuery(attemptId?: string) {
  return queryOptions({
    queryKey: ['attempt', 'question-reports', attemptId ?? 'all'],
    queryFn: async ({ signal }) => {
      const params = { query: attemptId === undefined ? {} : { attemptId } };
      const { reports } = await checked(
        api.GET('/api/user/question-reports', { params, signal }),
        isList,
      );
      return reports;
    },
  });
}
