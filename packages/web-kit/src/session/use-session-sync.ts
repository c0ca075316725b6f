import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeSentAttempts } from '../device/stored-attempts';
import { runtimeConfigQuery } from '../runtime-config/runtime-config';
import {
  getToken,
  onLoggedIn,
  onSessionEnded,
  onTokenChanged,
  storeToken,
  type Session,
  type SessionEnd,
} from './session';
import { userFromToken } from './token-claims';
import { meQuery } from './use-user';

/**
 * Connects session events to the query client. Use it once per page, near the root.
 *
 * @param onEnded called after a session ended, to navigate; stable between renders
 */
export function useSessionSync(onEnded?: (end: SessionEnd) => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    let ownerId = tokenOwner();
    const stops = [
      onLoggedIn((session) => {
        startSession(queries, session);
      }),
      onSessionEnded((end) => {
        removeUserData(queries);
        onEnded?.(end);
      }),
      onTokenChanged(() => {
        const next = tokenOwner();
        // Another tab logged out, in, or in as another user. A renewed token keeps its user.
        if (ownerId === next) return;
        removeUserData(queries);
        if (ownerId !== null) void removeSentAttempts();
        ownerId = next;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, onEnded]);
}

function startSession(queries: QueryClient, { token, user }: Session): void {
  if (getToken() !== token) storeToken(token);
  removeUserData(queries);
  queries.setQueryData(meQuery.queryKey, user);
}

/** The user id of the stored token: null for a visitor, the token itself if it has no id. */
function tokenOwner(): string | null {
  const token = getToken();
  return token === null ? null : (userFromToken(token)?.id ?? token);
}

/** Drops the data fetched for one user, so that the next user of this device does not see it. */
function removeUserData(queries: QueryClient): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== runtimeConfigQuery.queryKey[0],
  });
}
