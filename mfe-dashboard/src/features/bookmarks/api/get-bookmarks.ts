import { BOOKMARKS_KEY, type ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BookmarkFilter } from '../rules/bookmark-params';

export type BookmarksPageData = ResponseOf<'/api/user/bookmarks'>;

/** A page of bookmarked questions, the latest first; the previous page stays until it has loaded. */
export function useBookmarks({ page, ...filter }: BookmarkFilter) {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = { page, ...Object.fromEntries(given) };
  return useQuery({
    queryKey: [...BOOKMARKS_KEY, 'page', query],
    queryFn: ({ signal }) => api.GET('/api/user/bookmarks', { params: { query }, signal }),
    placeholderData: keepPreviousData,
  });
}
