import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getHistory } from '../api/get-history';

/** A page of the history; the previous page stays, dimmed, until it has loaded. */
export function useHistory(page: number) {
  return useQuery({
    queryKey: ['attempt', 'history', page],
    queryFn: () => getHistory(page),
    placeholderData: keepPreviousData,
  });
}
