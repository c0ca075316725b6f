import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';

export type SavedTest = ResponseOf<'/api/user/saved-tests'>[number];

/** The student's saved tests; the dashboard and the exam screens share this cache. */
export const savedTestsQuery = queryOptions({
  queryKey: ['catalogue', 'saved-tests'],
  queryFn: () => api.GET('/api/user/saved-tests'),
});

/** Whether a test is to be saved from now on. */
export interface SavedTestChange {
  testId: string;
  isSaved: boolean;
}

/** Saves a test or removes it; the cached list changes once the server has confirmed it. */
export function useChangeSavedTest() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: savedTestsQuery.queryKey,
    mutationFn: changeSavedTest,
    onSuccess: (saved, { testId }) => {
      client.setQueryData(savedTestsQuery.queryKey, (tests) => {
        const others = tests?.filter(({ id }) => id !== testId);
        return others && saved ? [saved, ...others] : others;
      });
    },
  });
}

async function changeSavedTest({ testId, isSaved }: SavedTestChange) {
  if (isSaved) return api.POST('/api/user/saved-tests', { body: { testId } });
  await api.DELETE('/api/user/saved-tests/{id}', { params: { path: { id: testId } } });
  return undefined;
}
