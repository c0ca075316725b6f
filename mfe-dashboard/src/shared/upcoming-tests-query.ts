import { queryOptions } from '@tanstack/react-query';
import { untilLiveTestChanges, type CataloguePaths } from '@abhyas/web-kit';
import type { ResponseBody } from './api/answer.types';
import { catalogue } from './api/services';

export type UpcomingTest = ResponseBody<CataloguePaths['/api/user/upcoming-tests']['get']>[number];

/** Upcoming live tests, used by their own page and by the notices. */
export const upcomingTestsQuery = queryOptions({
  queryKey: ['catalogue', 'upcoming-tests'],
  queryFn: () => catalogue.GET('/api/user/upcoming-tests'),
  // A test opens, closes and starts its registration while the page is open.
  refetchInterval: ({ state }) => untilLiveTestChanges(state.data ?? [], new Date()),
});
