import { isNotFound } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** Whether the student has a result of a test; a test's id means the latest finished attempt. */
export function useHasResult(testId: string, isWanted: boolean): boolean {
  const result = useQuery({
    queryKey: ['exams', 'has-result', testId],
    queryFn: () => hasResult(testId),
    enabled: isWanted,
  });
  return result.data ?? false;
}

async function hasResult(testId: string): Promise<boolean> {
  try {
    await api.GET('/api/test/results/{attemptId}', { params: { path: { attemptId: testId } } });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
