import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** The parts of a query that tell whether it has anything to show. */
export type LoadingQuery = Pick<
  UseQueryResult,
  'data' | 'error' | 'isFetchedAfterMount' | 'isPlaceholderData'
>;

/**
 * Why a query has nothing to show: null if it has data, even if a later fetch failed, and until its
 * first fetch on this screen has ended. The error stays during a retry, so that Retry stays too.
 */
export function useLoadError(query: LoadingQuery): Error | null {
  const { data, error, isFetchedAfterMount, isPlaceholderData } = query;
  const [lastError, setLastError] = useState(error);
  // While a query without data fetches, TanStack Query reports no error.
  if (error && error !== lastError) setLastError(error);
  if (data !== undefined && !isPlaceholderData) return null;
  return error ?? (isFetchedAfterMount ? lastError : null);
}
