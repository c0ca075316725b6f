import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ExamListView } from '../rules/list-address';

const pageSize = 12;

/**
 * A page of the exams that match a search text and a category. The previous page stays, dimmed,
 * until it has loaded.
 */
export function useExams({ text, category, page }: ExamListView) {
  const query = { page, limit: pageSize, ...(category !== '' && { category }) };
  return useQuery({
    queryKey: ['catalogue', 'exams', text, category, page],
    queryFn: () =>
      text === ''
        ? api.GET('/exams', { params: { query } })
        : api.GET('/exams/search', { params: { query: { q: text, ...query } } }),
    placeholderData: keepPreviousData,
  });
}
