import { useQuery } from '@tanstack/react-query';
import { getPerformance } from '../api/get-performance';

export function usePerformance() {
  return useQuery({ queryKey: ['attempt', 'performance'], queryFn: getPerformance });
}
