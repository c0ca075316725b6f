import { useSyncExternalStore } from 'react';
import { useUser, type UserState } from './use-user';

const subscribe = () => () => undefined;

/**
 * `useUser` for pages that send a visitor to the log-in: they wait where `useUser` does not know the
 * browser's token yet, on a server and until such a page is hydrated.
 */
export function useMember(): UserState {
  const isTokenKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const user = useUser();
  return isTokenKnown ? user : { status: 'loading' };
}
