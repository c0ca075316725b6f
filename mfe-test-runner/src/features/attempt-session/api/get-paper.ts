import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** The key of a test's paper, which also tells whether the student has an open attempt of it. */
export function paperKey(testId: string) {
  return ['runner', 'paper', testId];
}

/** The paper of a test, without keys. */
export function usePaper(testId: string) {
  return useQuery({
    queryKey: paperKey(testId),
    queryFn: ({ signal }) => api.GET('/tests/{testId}', { params: { path: { testId } }, signal }),
  });
}
