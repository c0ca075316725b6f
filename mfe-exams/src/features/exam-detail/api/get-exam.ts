import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** One exam with its tests and syllabus. */
export function examQuery(examId: string) {
  return queryOptions({
    queryKey: ['catalogue', 'exam', examId],
    queryFn: () => api.GET('/exams/{examId}', { params: { path: { examId } } }),
  });
}

/** One exam, as `examQuery` loads it. */
export function useExam(examId: string) {
  return useQuery(examQuery(examId));
}
