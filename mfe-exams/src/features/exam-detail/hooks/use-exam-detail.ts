import { useQuery } from '@tanstack/react-query';
import { getExam } from '../api/get-exam';

export function useExamDetail(examId: string) {
  return useQuery({ queryKey: ['catalogue', 'exam', examId], queryFn: () => getExam(examId) });
}
