import { questionReportsQuery, type QuestionReport, type RequestOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type ReportBody = RequestOf<'/api/user/question-reports/{questionId}', 'put'>;

/** Reports a question of an attempt, or changes the report. The page shows it once it is stored. */
export function useReportQuestion(attemptId: string, questionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<ReportBody, 'attemptId'>) =>
      api.PUT('/api/user/question-reports/{questionId}', {
        params: { path: { questionId } },
        body: { ...body, attemptId },
      }),
    onSuccess: (report) => {
      client.setQueryData(
        questionReportsQuery(attemptId).queryKey,
        (reports: QuestionReport[] = []) => [
          ...reports.filter((one) => one.questionId !== questionId),
          report,
        ],
      );
    },
    // It may have been settled meanwhile.
    onError: () => client.invalidateQueries(questionReportsQuery(attemptId)),
  });
}
