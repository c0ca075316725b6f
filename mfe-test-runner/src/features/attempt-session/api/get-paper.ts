import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** The paper of a test, without keys. */
export function usePaper(testId: string) {
  return useQuery({
    queryKey: ['runner', 'paper', testId],
    queryFn: ({ signal }) => api.GET('/tests/{testId}', { params: { path: { testId } }, signal }),
  });
}
