import { queryOptions } from '@tanstack/react-query';
import { untilLiveTestChanges, type CataloguePaths } from '@abhyas/web-kit';
import type { Answer } from './api/answer.types';
import { catalogue } from './api/services';

export type UpcomingTest = Answer<CataloguePaths['/api/user/upcoming-tests']['get']>[number];

/** Live tests to come, read by their own page and by the notices. */
export const upcomingTestsQuery = queryOptions({
  queryKey: ['catalogue', 'upcoming-tests'],
  queryFn: () => catalogue.GET('/api/user/upcoming-tests'),
  // A test opens, closes and begins to register while the page stays.
  refetchInterval: ({ state }) => untilLiveTestChanges(state.data ?? [], new Date()),
});
