import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ResponseOf } from '../api/contract';
import { sendOrTake } from '../api/first-calls';
import { errorFromResponse, errorWithoutResponse, isAbort } from '../rules/api-error';
import { isText, optional, shape } from '../rules/body-checks';
import { endSession, getToken, onTokenChanged, storeToken, type User } from './session';
import { isTokenExpired, userFromToken } from './token-claims';

/** Whether a user is signed in. `loading` lasts while only the server can tell. */
export type UserState =
  | { status: 'loading' | 'out'; user?: undefined }
  | { status: 'in'; user: User };

/** A hanging network must not block every screen. Milliseconds. */
const timeoutMs = 8_000;

/** The query for the token's user; all apps share its data. */
export const meQuery = queryOptions({
  queryKey: ['session', 'me'],
  queryFn: fetchMe,
  staleTime: 5 * 60_000,
});

/** A server renders pages for everybody: for visitors. */
const visitorToken = () => null;

/**
 * The signed-in user of this page, in sync across apps and tabs. A token names its user at once, while
 * the server checks it and completes the user. On a server, and until such a page is hydrated, everyone
 * is a visitor.
 */
export function useUser(): UserState {
  const token = useSyncExternalStore(onTokenChanged, getToken, visitorToken);
  const me = useQuery({ ...meQuery, enabled: token !== null });
  if (token === null) return { status: 'out' };
  if (me.data) return { status: 'in', user: me.data };
  const user = userFromToken(token);
  // Not if it looks expired: the page would show the student's part, and take it away again. While the
  // server is unreachable, the session is valid: only the server rejects it.
  const isUnclear = user === undefined || isTokenExpired(token, Date.now());
  if (isUnclear && me.isPending && me.failureCount === 0) return { status: 'loading' };
  return user ? { status: 'in', user } : { status: 'out' };
}

/** Fetches the signed-in user and stores a renewed token if the service sends one. */
export async function fetchMe({ signal }: { signal?: AbortSignal } = {}): Promise<User> {
  const token = getToken();
  const { response, body } = await requestMe(token, signal);
  if (!response.ok) {
    // Not as expired: a visitor with an old token may stay on a public page.
    if (response.status === 401 && token === getToken()) endSession();
    throw errorFromResponse(response, body);
  }
  if (!isMe(body)) throw errorFromResponse(response, body);
  if (body.token !== undefined && token === getToken()) storeToken(body.token);
  return body.user;
}

interface MeResponse {
  response: Response;
  /** The parsed JSON; undefined if the body is not JSON. */
  body: unknown;
}

async function requestMe(
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<MeResponse> {
  const call = new AbortController();
  const abort = () => {
    call.abort(signal?.reason);
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const timer = setTimeout(() => {
    call.abort(new DOMException('The request timed out.', 'TimeoutError'));
  }, timeoutMs);
  try {
    const url = new URL('/auth/me', window.location.origin);
    const init = { headers: { Authorization: `Bearer ${token ?? ''}` }, signal: call.signal };
    const response = await sendOrTake(new Request(url, init), async () => fetch(url, init));
    return { response, body: await jsonOf(response) };
  } catch (error) {
    throw isAbort(error) ? error : errorWithoutResponse(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Rejects only if the body could not be read: the call was aborted, or the network failed. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Screens have a text for what else is missing of a user. */
const hasUser = shape<{ user: Pick<User, 'id'>; token?: string }>({
  user: shape<Pick<User, 'id'>>({ id: isText }),
  token: optional(isText),
});

function isMe(body: unknown): body is ResponseOf<'/auth/me'> {
  return hasUser(body);
}
