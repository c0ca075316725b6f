import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type ExamAttempt = ResponseOf<'/api/user/test-history'>['testAttempts'][number];

/** The latest ten finished tests of an exam, newest first: the first page of the history of that exam. */
export function useExamAttempts(examId: string) {
  return useQuery({
    queryKey: ['attempt', 'history', 1, { examId }],
    queryFn: () => api.GET('/api/user/test-history', { params: { query: { examId, page: 1 } } }),
    placeholderData: keepPreviousData,
  });
}
