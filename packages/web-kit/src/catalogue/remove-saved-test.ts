import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import { savedTestsQuery, updateSavedTests } from './saved-tests';

/** Removes a test from the saved ones; the cached list changes once the server has confirmed it. */
export function useRemoveSavedTest() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...savedTestsQuery.queryKey, 'remove'],
    mutationFn: (testId: string) =>
      api.DELETE('/api/user/saved-tests/{id}', { params: { path: { id: testId } } }),
    onSuccess: (_response, testId) =>
      updateSavedTests(client, (tests) => tests.filter(({ id }) => id !== testId)),
  });
}
