import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** One exam with its tests and syllabus. */
export function useExam(examId: string) {
  return useQuery({
    queryKey: ['catalogue', 'exam', examId],
    queryFn: () => api.GET('/exams/{examId}', { params: { path: { examId } } }),
  });
}
