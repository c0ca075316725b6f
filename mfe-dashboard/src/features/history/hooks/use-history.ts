import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getHistory } from '../api/get-history';

/** A page of the history; the one before stays, dimmed, until it has come. */
export function useHistory(page: number) {
  return useQuery({
    queryKey: ['attempt', 'history', page],
    queryFn: () => getHistory(page),
    placeholderData: keepPreviousData,
  });
}
