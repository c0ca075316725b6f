import { useUser } from '@abhyas/web-kit';
import { defaultMembership, defaultName } from './profile-defaults';
import { useProfile } from './use-profile';

/** Who is signed in: as the profile says, or as the session does until it has come. */
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
