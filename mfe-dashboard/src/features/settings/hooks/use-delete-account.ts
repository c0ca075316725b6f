import { useMutation } from '@tanstack/react-query';
import { toast } from '@abhyas/web-kit';
import { useExit } from '../../../shared/exit';
import { landingAddress } from '../../../shared/rules/addresses';
import { deleteAccount } from '../api/account-calls';

/** Deletes the account, then goes to the landing page, where a toast confirms it. */
export function useDeleteAccount() {
  const exit = useExit();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: (message) => {
      exit(landingAddress);
      toast.success(message);
    },
  });
}
