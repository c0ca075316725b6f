import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ResponseOf } from '../api/contract';

export type SavedTest = ResponseOf<'/api/user/saved-tests'>[number];

/** The student's saved tests; the dashboard and the exam screens share this cache. */
export const savedTestsQuery = queryOptions({
  queryKey: ['catalogue', 'saved-tests'],
  queryFn: () => api.GET('/api/user/saved-tests'),
});
