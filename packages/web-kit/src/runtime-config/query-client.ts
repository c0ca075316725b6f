import { QueryClient } from '@tanstack/react-query';
import { hasArrivedWithPage } from '../api/page-errors';
import { isApiError } from '../rules/api-error';

const maxRetries = 2;
const maxWaitMs = 5_000;
const staleTime = 30_000;
/** How long a screen that is drawn shows an error before it requests again. Milliseconds. */
const errorMs = 2_000;

/** Creates the one query client of a page, which all its apps share. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Screens show that they are offline; a paused query would show its skeleton forever.
        networkMode: 'always',
        staleTime,
        refetchOnWindowFocus: false,
        // What was requested before its screen was drawn has been refused once, which is enough.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          Date.now() - errorUpdatedAt > (hasArrivedWithPage(error) ? staleTime : errorMs),
        retry: (count, error) => count < maxRetries && isRetryable(error),
        retryDelay: (count, error) => {
          const requestedMs = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
          return Math.min(maxWaitMs, Math.max(requestedMs, 500 * 2 ** count));
        },
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether a retry can succeed: not after a client error. */
function isRetryable(error: unknown): boolean {
  return isApiError(error) && (error.status < 400 || error.status >= 500);
}
