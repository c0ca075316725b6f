import { loginPath, toast } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useExit } from '../../../shared/exit';
import * as texts from '../../../texts/settings';

/** Ends every session on the server, then this page's. */
export function useLogOutEverywhere() {
  const exit = useExit();
  return useMutation({
    mutationFn: () => api.POST('/api/auth/logout-everywhere'),
    onSuccess: () => {
      exit(loginPath());
      toast.success(texts.loggedOut);
    },
  });
}
