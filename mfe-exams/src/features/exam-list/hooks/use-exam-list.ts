import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findExams } from '../api/find-exams';

/** A page of the list; the previous page stays, dimmed, until it has loaded. */
export function useExamList(text: string, page: number) {
  return useQuery({
    queryKey: ['catalogue', 'exams', text, page],
    queryFn: () => findExams(text, page),
    placeholderData: keepPreviousData,
  });
}
