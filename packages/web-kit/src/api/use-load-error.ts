import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** The parts of a query that tell whether it has anything to show. */
export type LoadingQuery = Pick<
  UseQueryResult,
  'data' | 'error' | 'errorUpdatedAt' | 'isPlaceholderData'
>;

/**
 * Why a query has nothing to show: null if it has data, even if a later fetch failed, and until its
 * first fetch on this screen has ended. The error stays during a retry, so that Retry stays too.
 */
export function useLoadError(query: LoadingQuery): Error | null {
  const { data, error, errorUpdatedAt, isPlaceholderData } = query;
  const [last, setLast] = useState({ error, errorUpdatedAt });
  // While a query without data fetches, TanStack Query reports no error, only the time of the last one.
  if (error && error !== last.error) setLast({ error, errorUpdatedAt });
  if (data !== undefined && !isPlaceholderData) return null;
  return error ?? (errorUpdatedAt === last.errorUpdatedAt ? last.error : null);
}
