import { meQuery } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../../shared/api/get-profile';
import type { ProfileFields } from '../rules/profile-fields';

/** Saves the profile; on success, fetches it and the name in the header again. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileFields) => api.PUT('/api/user/profile', { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: profileQuery.queryKey }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  });
}
