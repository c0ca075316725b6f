import type { ResponseOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Settings = ResponseOf<'/api/user/profile/settings'>;

export const settingsQuery = queryOptions({
  queryKey: ['auth', 'settings'],
  queryFn: () => api.GET('/api/user/profile/settings'),
});

export function useSettings() {
  return useQuery(settingsQuery);
}
