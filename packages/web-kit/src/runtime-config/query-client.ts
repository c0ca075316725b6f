import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error';

const maxRetries = 2;
const maxWait = 5_000;

/** The query client of a page: one, shared by all apps on it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Screens say that they are offline; a paused query would show its skeleton for ever.
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < maxRetries && mayPass(error),
        retryDelay: (count, error) => {
          const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
          return Math.min(maxWait, Math.max(asked, 500 * 2 ** count));
        },
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether the same call may do better in a moment: refusals will not. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
