import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ExamListView } from '../rules/list-address';

/** Exams on a page. */
export const pageSize = 12;

/** A page of the exams that match a search text and a category. */
export function examsQuery({ text, category, page }: ExamListView) {
  const query = { page, limit: pageSize, ...(category !== '' && { category }) };
  return queryOptions({
    queryKey: ['catalogue', 'exams', text, category, page],
    queryFn: () =>
      text === ''
        ? api.GET('/exams', { params: { query } })
        : api.GET('/exams/search', { params: { query: { q: text, ...query } } }),
  });
}

/** The exams of a view. The previous page stays, dimmed, until the next one has loaded. */
export function useExams(view: ExamListView) {
  return useQuery({ ...examsQuery(view), placeholderData: keepPreviousData });
}
