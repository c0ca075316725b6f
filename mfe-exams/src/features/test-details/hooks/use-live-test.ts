import type { QueryFailureProps } from '@abhyas/ui';
import {
  serverClockQuery,
  upcomingTestsQuery,
  useLoadError,
  useUser,
  type LiveTestFacts,
  isFirstTry,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import {
  isLiveTest,
  type LiveTestDetails,
  type TestDetails,
} from '../../../shared/catalogue.types';
import { useNow } from '../../../shared/live-tests/use-now';
import { factsForVisitors, isOver } from '../rules/live-facts';

export type LiveTestView =
  | { status: 'loading' | 'over' }
  | { status: 'failed'; query: QueryFailureProps['query'] }
  | { status: 'visitor' | 'student'; facts: LiveTestFacts };

/** A live test's state for the current user. */
export function useLiveTest(test: LiveTestDetails): LiveTestView {
  const { status } = useUser();
  const now = useNow([{ ...test, ...test.liveTest }]);
  const upcoming = useQuery({ ...upcomingTestsQuery, enabled: status === 'in' });
  const error = useLoadError(upcoming);
  if (isOver(test, now)) return { status: 'over' };
  if (status === 'out') return { status: 'visitor', facts: factsForVisitors(test, now) };
  // After a failed refetch too: with old facts, Start could be missing.
  if (upcoming.isError || error) return { status: 'failed', query: upcoming };
  if (!upcoming.isSuccess) return { status: 'loading' };
  const own = upcoming.data.find(({ id }) => id === test.liveTest.id);
  return own ? { status: 'student', facts: own } : { status: 'over' };
}

/**
 * Whether the state of a live test is still on its way; false for any other test. What a live test offers
 * stands above its details, and would move them.
 */
export function useIsLiveLoading(test: TestDetails | undefined): boolean {
  const { status } = useUser();
  const isLive = test !== undefined && isLiveTest(test);
  const upcoming = useQuery({ ...upcomingTestsQuery, enabled: isLive && status === 'in' });
  const clock = useQuery({ ...serverClockQuery, enabled: isLive });
  return isLive && (clock.isPending || (status === 'in' && isFirstTry(upcoming)));
}
