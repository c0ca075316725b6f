import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** As many as the service sends at once. */
const MAX_EXAMS = 100;

/** Every exam that is offered today, and how many tests and questions there are. */
export function useOfferQuery() {
  return useQuery({
    queryKey: ['catalogue', 'offer'],
    queryFn: () => api.GET('/exams', { params: { query: { page: 1, limit: MAX_EXAMS } } }),
  });
}
