import { HOME_PATH, toast } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useExit } from '../../../shared/exit';

/** Deletes the account in every service, then goes to the landing page; a toast confirms it. */
export function useDeleteAccount() {
  const exit = useExit();
  return useMutation({
    mutationFn: (password: string) => api.POST('/api/auth/delete-account', { body: { password } }),
    onSuccess: ({ message }) => {
      exit(HOME_PATH);
      toast.success(message);
    },
  });
}
