import { useMutation } from '@tanstack/react-query';
import { toast } from '@abhyas/web-kit';
import { useExit } from '../../../shared/exit';
import { loginAddress } from '../../../shared/rules/addresses';
import { logOutEverywhere } from '../api/account-calls';

/** Ends every session on the server, then this page's. */
export function useSignOutEverywhere() {
  const exit = useExit();
  return useMutation({
    mutationFn: logOutEverywhere,
    onSuccess: () => {
      exit(loginAddress);
      toast.success('You are signed out everywhere.');
    },
  });
}
