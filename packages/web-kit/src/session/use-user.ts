import { useSyncExternalStore } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorFromResponse, errorWithoutResponse, isAbort } from '../api/api-error';
import { endSession, getToken, onTokenChanged, storeToken, type User } from './session';
import { userFromToken } from './token-claims';

/** Whether somebody is signed in. `loading` lasts until the first check of a stored token. */
export type UserState =
  { status: 'loading' | 'out'; user?: undefined } | { status: 'in'; user: User };

/** A network that hangs must not keep every screen waiting. Milliseconds. */
const maxAgeMs = 8_000;

/** The query that asks who the token belongs to; all apps share its answer. */
export const meQuery = queryOptions({
  queryKey: ['session', 'me'],
  queryFn: fetchMe,
  staleTime: 5 * 60_000,
});

/** Who is signed in on this page, kept up to date across apps and tabs. */
export function useUser(): UserState {
  const token = useSyncExternalStore(onTokenChanged, getToken);
  const me = useQuery({ ...meQuery, enabled: token !== null });
  if (token === null) return { status: 'out' };
  if (me.data) return { status: 'in', user: me.data };
  // The server cannot be asked just now: the session stands until it says otherwise.
  const user = userFromToken(token);
  const hasFailed = me.failureCount > 0 && user !== undefined;
  if (me.isPending && !hasFailed) return { status: 'loading' };
  return user ? { status: 'in', user } : { status: 'out' };
}

/** Asks who is signed in and renews the token where the service sends a fresh one. */
export async function fetchMe({ signal }: { signal?: AbortSignal } = {}): Promise<User> {
  const token = getToken();
  const response = await ask(token, signal);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    // Quietly: a visitor with an old token may stay on a public page.
    if (response.status === 401 && token === getToken()) endSession();
    throw errorFromResponse(response, body);
  }
  if (!isMe(body)) throw errorFromResponse(response, body);
  if (body.token !== undefined && token === getToken()) storeToken(body.token);
  return body.user;
}

async function ask(token: string | null, signal: AbortSignal | undefined): Promise<Response> {
  const call = new AbortController();
  const giveUp = () => {
    call.abort(signal?.reason);
  };
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  const timer = setTimeout(() => {
    call.abort(new DOMException('No answer in time.', 'TimeoutError'));
  }, maxAgeMs);
  try {
    return await fetch(new URL('/auth/me', window.location.origin), {
      headers: { Authorization: `Bearer ${token ?? ''}` },
      signal: call.signal,
    });
  } catch (error) {
    throw isAbort(error) ? error : errorWithoutResponse(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function isMe(body: unknown): body is { user: User; token?: string } {
  return typeof body === 'object' && body !== null && 'user' in body && Boolean(body.user);
}
