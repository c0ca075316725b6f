import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';
import { useUser } from '../session/use-user';

/** What the student has done with a test. */
export type AttemptedTest = ResponseOf<'/api/user/attempted-tests'>[number];

/** What the student has done with the tests of an exam; all apps share this cache. */
export function attemptedTestsQuery(examId: string) {
  return queryOptions({
    queryKey: ['attempt', 'attempted-tests', examId],
    queryFn: ({ signal }) =>
      api.GET('/api/user/attempted-tests', { params: { query: { examId } }, signal }),
    refetchOnWindowFocus: true,
  });
}

/** What the signed-in student has done with the tests of an exam; fetches nothing for visitors. */
export function useAttemptedTests(examId: string) {
  const { status } = useUser();
  return useQuery({ ...attemptedTestsQuery(examId), enabled: status === 'in' && examId !== '' });
}
