import { meQuery, storeToken, type RequestOf } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from './get-settings';

/**
 * Changes the password: every session ends, and the response contains a new one. The session
 * continues with its token, so the token is only stored: a log-in event would clear all data of
 * the page.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<'/api/auth/change-password', 'post'>) =>
      api.POST('/api/auth/change-password', { body }),
    onSuccess: ({ token, user }) => {
      storeToken(token);
      client.setQueryData(meQuery.queryKey, user);
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
}
