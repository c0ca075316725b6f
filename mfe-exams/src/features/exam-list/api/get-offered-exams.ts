import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** As many as the service sends at once. */
const maxExams = 100;

/** The exams that are offered, without pages. */
export const offeredExamsQuery = queryOptions({
  queryKey: ['catalogue', 'offered-exams'],
  queryFn: () => api.GET('/exams', { params: { query: { page: 1, limit: maxExams } } }),
});

/** A failure needs no words: the button of an empty list shows all exams too. */
export function useOfferedExams(isWanted: boolean) {
  return useQuery({ ...offeredExamsQuery, enabled: isWanted });
}
