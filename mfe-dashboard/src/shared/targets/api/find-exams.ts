import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const limit = 50;

/** Exams that match a search text, or all of them. The previous ones stay until these have loaded. */
export function useExamSearch(text: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['catalogue', 'target-exams', text],
    queryFn: () => api.GET('/exams/search', { params: { query: { q: text, limit } } }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
