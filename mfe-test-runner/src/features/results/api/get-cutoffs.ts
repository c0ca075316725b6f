import { checked, isNotFound } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { isCutoffs } from './results-bodies';
import type { Cutoff, Results } from './results.types';

/** The cut-offs of the real exam for a full test; fetches nothing for other tests. */
export function useCutoffs({
  examId,
  testId,
  attempt,
}: Pick<Results, 'examId' | 'testId' | 'attempt'>) {
  return useQuery({
    queryKey: ['runner', 'cutoffs', examId, testId],
    queryFn: ({ signal }) => getCutoffs(examId, testId, signal),
    enabled: attempt.category === 'full',
  });
}

async function getCutoffs(
  examId: string,
  testId: string,
  signal: AbortSignal,
): Promise<readonly Cutoff[]> {
  const params = { path: { examId, testId } };
  try {
    const call = api.GET('/exams/{examId}/tests/{testId}/cutoffs', { params, signal });
    return (await checked(call, isCutoffs)).cutoffs;
  } catch (error) {
    // The results of an exam that is no longer offered stay.
    if (isNotFound(error)) return [];
    throw error;
  }
}
