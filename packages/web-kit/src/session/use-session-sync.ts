import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeUserEntries } from '../device/user-entries';
import { runtimeConfigQuery } from '../runtime-config/runtime-config';
import {
  getToken,
  onLoggedIn,
  onSessionEnded,
  storeToken,
  type Session,
  type SessionEnd,
} from './session';
import { onOwnerChanged } from './token-owner';
import { meQuery } from './use-user';

/**
 * Connects session events to the query client. Use it once per page, near the root.
 *
 * @param onEnded called after a session ended, to navigate; stable between renders
 */
export function useSessionSync(onEnded?: (end: SessionEnd) => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    let wasAccepted = false;
    const stops = [
      onLoggedIn((session) => {
        startSession(queries, session);
      }),
      // Another tab may have logged out, in, or in as another user.
      onOwnerChanged((previousId) => {
        wasAccepted = queries.getQueryData(meQuery.queryKey) !== undefined;
        removeUserData(queries);
        if (previousId === null) return;
        removeUserEntries();
        void cleanAttempts();
      }),
      // Comes after the change of the token.
      onSessionEnded((end) => {
        removeUserData(queries);
        // Whoever comes with an old token is a visitor, who may stay on a public page: nothing ended here.
        onEnded?.({ ...end, expired: end.expired && wasAccepted });
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

/** Loaded when it is needed: most pages never see another student. Never rejects. */
async function cleanAttempts(): Promise<void> {
  try {
    const { removeSentAttempts } = await import('../device/clean-attempts');
    await removeSentAttempts();
  } catch (error) {
    console.warn('The attempts stored in this browser were not cleaned up.', error);
  }
}

/**
 * Drops the data fetched for one user, so that the next user of this device does not see it. What arrived with the
 * page, as everybody sees it, stays: the page may not be taken over yet.
 */
function removeUserData(queries: QueryClient): void {
  queries.removeQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] !== runtimeConfigQuery.queryKey[0] && meta?.['isPublic'] !== true,
  });
}
