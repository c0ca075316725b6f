import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Profile = ResponseOf<'/api/user/profile'>;

export const profileQuery = queryOptions({
  queryKey: ['auth', 'profile'],
  queryFn: () => api.GET('/api/user/profile'),
});

/** The student's profile, with the test data for the home page. */
export function useProfile() {
  return useQuery(profileQuery);
}
