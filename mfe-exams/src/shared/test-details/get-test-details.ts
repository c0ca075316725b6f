import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** A test's details without its questions. */
export function testDetailsQuery(examId: string, testId: string) {
  return queryOptions({
    queryKey: ['catalogue', 'test', examId, testId],
    queryFn: () =>
      api.GET('/exams/{examId}/tests/{testId}', { params: { path: { examId, testId } } }),
  });
}

/** A test's details, as `testDetailsQuery` loads them. */
export function useTestDetails(examId: string, testId: string) {
  return useQuery(testDetailsQuery(examId, testId));
}
