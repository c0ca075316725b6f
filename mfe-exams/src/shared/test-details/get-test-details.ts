import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** A test's details without its questions. */
export function useTestDetails(examId: string, testId: string) {
  return useQuery({
    queryKey: ['catalogue', 'test', examId, testId],
    queryFn: () =>
      api.GET('/exams/{examId}/tests/{testId}', { params: { path: { examId, testId } } }),
  });
}
