import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';
import { messageOf } from '../rules/api-error';
import * as texts from '../texts/live-tests';
import { untilLiveTestChanges } from './live-test-state';

export type UpcomingTest = ResponseOf<'/api/user/upcoming-tests'>[number];

/** Thousands of pages wait for the same moment; each asks at its own time after it. */
const spreadMs = Math.random() * 5000;

/** Upcoming live tests; the dashboard and the exam screens share this cache. */
export const upcomingTestsQuery = queryOptions({
  queryKey: ['catalogue', 'upcoming-tests'],
  queryFn: () => api.GET('/api/user/upcoming-tests'),
  // A test opens, closes and starts its registration while the page is open.
  refetchInterval: ({ state }) => untilLiveTestChanges(state.data ?? [], new Date(), spreadMs),
});

/** Registers for a live test; the cached list changes once the server has confirmed it. */
export function useRegister() {
  const client = useQueryClient();
  const { queryKey } = upcomingTestsQuery;
  const { error, ...registration } = useMutation({
    mutationFn: (id: string) =>
      api.POST('/api/user/upcoming-tests/{id}/register', { params: { path: { id } } }),
    onSuccess: (_response, id) => {
      client.setQueryData(queryKey, (tests) =>
        tests?.map((test) => (test.id === id ? { ...test, registered: true } : test)),
      );
    },
    // After success and failure: others may have taken seats meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    ...registration,
    /** Why it failed, for the student. */
    failure: error && messageOf(error, texts.notRegistered),
  };
}
