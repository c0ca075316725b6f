import { useEffect } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { forgetSentAttempts } from '../device/stored-attempts';
import { runtimeConfigQuery } from '../runtime-config/runtime-config';
import {
  getToken,
  onLoggedIn,
  onSessionEnded,
  onTokenChanged,
  type Session,
  type SessionEnd,
  storeToken,
} from './session';
import { userFromToken } from './token-claims';
import { meQuery } from './use-user';

/**
 * Ties the session's events to the query client: one place per page, near its root.
 *
 * @param onEnded called after a session ended, to lead elsewhere; stable between renders
 */
export function useSessionSync(onEnded?: (end: SessionEnd) => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    let holder = tokenHolder();
    const stops = [
      onLoggedIn((session) => {
        begin(queries, session);
      }),
      onSessionEnded((end) => {
        forgetPerson(queries);
        onEnded?.(end);
      }),
      onTokenChanged(() => {
        const next = tokenHolder();
        // Another tab logged out, in, or in as somebody else; a renewed token is the same person's.
        if (holder === next) return;
        forgetPerson(queries);
        if (holder !== null) void forgetSentAttempts();
        holder = next;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, onEnded]);
}

function begin(queries: QueryClient, { token, user }: Session): void {
  if (getToken() !== token) storeToken(token);
  forgetPerson(queries);
  queries.setQueryData(meQuery.queryKey, user);
}

/** Whose token is stored: null for a visitor, the token itself where it does not say. */
function tokenHolder(): string | null {
  const token = getToken();
  return token === null ? null : (userFromToken(token)?.id ?? token);
}

/** Drops what was fetched for one person, so that the next on this device does not see it. */
function forgetPerson(queries: QueryClient): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== runtimeConfigQuery.queryKey[0],
  });
}
