import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** As many as the service sends at once. */
const maxExams = 100;

/** The exams that are offered, without pages. */
export function useOfferedExams() {
  return useQuery({
    queryKey: ['catalogue', 'offered-exams'],
    queryFn: () => api.GET('/exams', { params: { query: { page: 1, limit: maxExams } } }),
  });
}
