import { DASHBOARD_PATH, dashboardPath, openAttemptsQuery, signedInUser } from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { performanceQuery } from '../features/performance/api/get-performance';
import { profileQuery } from '../shared/api/get-profile';
import { targetsQuery } from '../shared/targets/api/get-targets';

/** Loads the data of a page, so that it is drawn once and whole. */
export function prefetchPage({ pathname }: URL, queries: QueryClient): void {
  if (!signedInUser()) return;
  switch (pathname) {
    case DASHBOARD_PATH:
      void queries.prefetchQuery(profileQuery);
      void queries.prefetchQuery(targetsQuery);
      void queries.prefetchQuery(openAttemptsQuery);
      break;
    case dashboardPath('performance'):
      void queries.prefetchQuery(performanceQuery);
      break;
    default:
  }
}
