import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuthPaths } from '@abhyas/web-kit';
import type { Answer } from '../api/answer.types';
import { auth } from '../api/services';

export type Profile = Answer<AuthPaths['/api/user/profile']['get']>;

export const profileQuery = queryOptions({
  queryKey: ['auth', 'profile'],
  queryFn: () => auth.GET('/api/user/profile'),
});

/** The student's profile, with what home shows of their tests. */
export function useProfile() {
  return useQuery(profileQuery);
}
