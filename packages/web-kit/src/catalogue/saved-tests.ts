import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';

export type SavedTest = ResponseOf<'/api/user/saved-tests'>[number];

/** The student's saved tests; the dashboard and the exam screens share this cache. */
export const savedTestsQuery = queryOptions({
  queryKey: ['catalogue', 'saved-tests'],
  queryFn: () => api.GET('/api/user/saved-tests'),
});

/** Applies a change that the server has confirmed to the cached list. */
export async function updateSavedTests(
  client: QueryClient,
  change: (tests: SavedTest[]) => SavedTest[],
): Promise<void> {
  const { queryKey } = savedTestsQuery;
  // A response that is still on its way may have been read before the change.
  const isLoading = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (tests) => tests && change(tests));
  if (isLoading) await client.invalidateQueries({ queryKey });
}
