import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { untilLiveTestChanges, useUser, type LiveTestFacts } from '@abhyas/web-kit';
import { catalogue, type LiveTestDetails, type UpcomingTest } from '../../../shared/api/catalogue';
import { useNow } from '../../../shared/live-tests/use-now';
import { factsForVisitors, isOver } from '../rules/live-facts';

/** The dashboard caches the same list under the same key. */
const upcomingTestsKey = ['catalogue', 'upcoming-tests'] as const;

export type LiveTestView =
  | { status: 'loading' | 'over' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'visitor' | 'student'; facts: LiveTestFacts };

/** A live test's state for the current user. */
export function useLiveTest(test: LiveTestDetails): LiveTestView {
  const { status } = useUser();
  const now = useNow([{ ...test, ...test.liveTest }]);
  const upcoming = useQuery({
    queryKey: upcomingTestsKey,
    queryFn: () => catalogue.GET('/api/user/upcoming-tests'),
    enabled: status === 'in',
    refetchInterval: ({ state }) => untilLiveTestChanges(state.data ?? [], new Date()),
  });
  if (isOver(test, now)) return { status: 'over' };
  if (status === 'out') return { status: 'visitor', facts: factsForVisitors(test, now) };
  if (upcoming.isError) {
    return {
      status: 'failed',
      retry: () => void upcoming.refetch(),
      isRetrying: upcoming.isFetching,
    };
  }
  if (!upcoming.isSuccess) return { status: 'loading' };
  const own = upcoming.data.find(({ id }) => id === test.liveTest.id);
  return own ? { status: 'student', facts: own } : { status: 'over' };
}

/** Registers for a live test; updates the list at once and refetches it for its free seats. */
export function useRegister(liveTestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      catalogue.POST('/api/user/upcoming-tests/{id}/register', {
        params: { path: { id: liveTestId } },
      }),
    onSuccess: () => {
      client.setQueryData<UpcomingTest[]>(upcomingTestsKey, (tests = []) =>
        tests.map((test) => (test.id === liveTestId ? { ...test, registered: true } : test)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: upcomingTestsKey }),
  });
}
