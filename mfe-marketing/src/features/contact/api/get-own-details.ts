import { useUser } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import type { OwnDetails } from '../rules/check-contact';
import { isPhone, phoneDigits } from '../rules/phone';

/**
 * Name, address and phone number of the student who is logged in; empty for a visitor. The number comes
 * from the profile, a call that asks several services.
 *
 * @param isNeeded whether the form is on the screen: before that, the profile is not fetched
 */
export function useOwnDetails(isNeeded: boolean): OwnDetails {
  const { user } = useUser();
  const { data } = useQuery({
    queryKey: ['auth', 'profile'],
    queryFn: () => api.GET('/api/user/profile'),
    enabled: user !== undefined && isNeeded,
    // Without it the form works; another try would only cost.
    retry: false,
  });
  if (!user) return {};
  const phone = phoneDigits(data?.mobile ?? '');
  return { name: user.name, email: user.email, ...(isPhone(phone) && { phone }) };
}
