import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery, storeToken } from '@abhyas/web-kit';
import { changePassword } from '../api/account-calls';
import { settingsQuery } from './use-settings';

/**
 * Changes the password. The session goes on under a new token, so it is only stored: announced as
 * a log-in, it would make the page forget all that it shows.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: ({ token, user }) => {
      storeToken(token);
      client.setQueryData(meQuery.queryKey, user);
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
}
