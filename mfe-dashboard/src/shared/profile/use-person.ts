import { useUser } from '@abhyas/web-kit';
import { defaultMembership, defaultName } from '../../texts/frame';
import { useProfile } from '../api/get-profile';

/** The signed-in user: from the profile, or from the session until the profile has loaded. */
export function usePerson() {
  const { user } = useUser();
  const { data: profile } = useProfile();
  const person = profile ?? user;
  return {
    name: person?.name || defaultName,
    email: person?.email,
    membership: person?.membership || defaultMembership,
    avatar: person?.avatar,
  };
}
