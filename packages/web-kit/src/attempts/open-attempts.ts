import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/api';
import { checked } from '../api/checked';
import type { ResponseOf } from '../api/contract';
import { isCount, isInstant, isSeconds, isText, listOf, shape } from '../rules/body-checks';
import { useUser } from '../session/use-user';

type ListedAttempt = ResponseOf<'/api/user/open-attempts'>[number];

/** A running attempt. */
export type OpenAttempt = ListedAttempt & {
  /** When its time ends, in milliseconds of this device's clock, whatever that clock shows. */
  endsAt: number;
};

/** Another device may start or end an attempt while the page is open. Milliseconds. */
const intervalMs = 30_000;
/** Several parts of a page show the same list. */
const staleMs = 5_000;
/** The server rounds to seconds and calls take time: a smaller difference does not move a clock. */
const toleranceMs = 2_000;
const maxTimerMs = 2_147_483_647;

const isList = listOf(
  shape<ListedAttempt>({
    attemptId: isText,
    deadline: isInstant,
    remainingSeconds: isSeconds,
    examId: isText,
    examName: isText,
    testId: isText,
    title: isText,
    category: isText,
    startedAt: isInstant,
    answered: isCount,
    questions: isCount,
  }),
);

/** The student's running attempts; all apps share this cache. */
export const openAttemptsQuery = queryOptions({
  queryKey: ['attempt', 'open-attempts'],
  queryFn: async ({ client, queryKey, signal }): Promise<OpenAttempt[]> => {
    const known = client.getQueryData<OpenAttempt[]>(queryKey) ?? [];
    const attempts = await checked(api.GET('/api/user/open-attempts', { signal }), isList);
    const now = Date.now();
    return attempts.map((attempt) => {
      const endsAt = now + attempt.remainingSeconds * 1000;
      const before = known.find(({ attemptId }) => attemptId === attempt.attemptId)?.endsAt;
      const isSame = before !== undefined && Math.abs(before - endsAt) <= toleranceMs;
      return { ...attempt, endsAt: isSame ? before : endsAt };
    });
  },
  staleTime: staleMs,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.length ? intervalMs : false),
});

/**
 * The signed-in student's running attempts, the newest first; empty for visitors and until they are
 * known. An attempt disappears when its time ends, and when another device has ended it.
 */
export function useOpenAttempts(): readonly OpenAttempt[] {
  const { status } = useUser();
  const { data } = useQuery({ ...openAttemptsQuery, enabled: status === 'in' });
  const attempts = status === 'in' ? data : undefined;
  const [now, setNow] = useState(() => Date.now());
  const running = attempts?.filter(({ endsAt }) => endsAt > now) ?? none;
  const nextEnd = Math.min(...running.map(({ endsAt }) => endsAt));
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return undefined;
    const update = (): void => setNow(Date.now());
    const timer = setTimeout(update, Math.min(maxTimerMs, Math.max(0, nextEnd - Date.now())));
    // A device that slept, or a hidden page, runs its timers late.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [nextEnd]);
  return running;
}

const none: readonly OpenAttempt[] = [];

/** Has everything fetched again that an attempt changes when it starts or ends. */
export function refreshAttempts(client: QueryClient): void {
  // Open and finished attempts, and what is computed from them; the profile has the latest ones.
  void client.invalidateQueries({ queryKey: ['attempt'] });
  void client.invalidateQueries({ queryKey: ['auth', 'profile'] });
}
