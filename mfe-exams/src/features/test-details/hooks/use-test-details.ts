import { useQuery } from '@tanstack/react-query';
import { getTestDetails } from '../api/get-test-details';

export function useTestDetails(examId: string, testId: string) {
  return useQuery({
    queryKey: ['catalogue', 'test', examId, testId],
    queryFn: () => getTestDetails(examId, testId),
  });
}
