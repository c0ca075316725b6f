import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import { savedTestsQuery, updateSavedTests } from './saved-tests';

/** Saves the test with an id; the cached list changes once the server has confirmed it. */
export function useSaveTest() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...savedTestsQuery.queryKey, 'save'],
    mutationFn: (testId: string) => api.POST('/api/user/saved-tests', { body: { testId } }),
    onSuccess: (saved, testId) =>
      updateSavedTests(client, (tests) => [saved, ...tests.filter(({ id }) => id !== testId)]),
  });
}
