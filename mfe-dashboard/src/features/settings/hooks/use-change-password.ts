import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery, storeToken } from '@abhyas/web-kit';
import { changePassword } from '../api/account-calls';
import { settingsQuery } from './use-settings';

/**
 * Changes the password. The session continues with a new token, so the token is only stored: a
 * log-in event would clear all data of the page.
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
