import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '@abhyas/web-kit';
import { profileQuery } from '../../../shared/profile/use-profile';
import { putProfile } from '../api/put-profile';

/** Saves the profile; on success, fetches it and the name in the header again. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: putProfile,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: profileQuery.queryKey }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]);
    },
  });
}
