import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuthPaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../api/answer.types';
import { auth } from '../api/services';

export type Profile = ResponseBody<AuthPaths['/api/user/profile']['get']>;

export const profileQuery = queryOptions({
  queryKey: ['auth', 'profile'],
  queryFn: () => auth.GET('/api/user/profile'),
});

/** The student's profile, with the test data for the home page. */
export function useProfile() {
  return useQuery(profileQuery);
}
