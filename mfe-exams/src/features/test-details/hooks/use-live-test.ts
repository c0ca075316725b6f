import type { QueryFailureProps } from '@abhyas/ui';
import {
  serverClockQuery,
  upcomingTestsQuery,
  isFirstTry,
  useIsHydrated,
  useLoadError,
  useUser,
  type LiveTestFacts,
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
  | { status: 'over' }
  /** With the facts for visitors. */
  | { status: 'loading'; facts: LiveTestFacts }
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
  if (!upcoming.isSuccess) return { status: 'loading', facts: factsForVisitors(test, now) };
  const own = upcoming.data.find(({ id }) => id === test.liveTest.id);
  return own ? { status: 'student', facts: own } : { status: 'over' };
}

/**
 * Whether the state of a live test is still on its way; false for any other test. What a live test offers
 * stands above its details, and would move them.
 */
export function useIsLiveLoading(test: TestDetails | undefined): boolean {
  const { status } = useUser();
  const isHydrated = useIsHydrated();
  const isLive = test !== undefined && isLiveTest(test);
  const upcoming = useQuery({ ...upcomingTestsQuery, enabled: isLive && status === 'in' });
  const clock = useQuery({ ...serverClockQuery, enabled: isLive });
  // A page from the server has the state at its own time.
  if (!isLive || !isHydrated) return false;
  return clock.isPending || (status === 'in' && isFirstTry(upcoming));
}
