import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a page waits for a part of it, so that it does not move when the part arrives. It does not
 * wait for a retry.
 */
export function isFirstTry({
  isPending,
  isFetchedAfterMount,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'isFetchedAfterMount' | 'failureCount'>): boolean {
  return isPending && !isFetchedAfterMount && failureCount === 0;
}
