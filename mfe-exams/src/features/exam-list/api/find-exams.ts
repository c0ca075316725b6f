import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const pageSize = 12;

/**
 * A page of all exams, or of those that match a search text. The previous page stays, dimmed,
 * until it has loaded.
 */
export function useExams(text: string, page: number) {
  const query = { page, limit: pageSize };
  return useQuery({
    queryKey: ['catalogue', 'exams', text, page],
    queryFn: () =>
      text === ''
        ? api.GET('/exams', { params: { query } })
        : api.GET('/exams/search', { params: { query: { q: text, ...query } } }),
    placeholderData: keepPreviousData,
  });
}
