import { endSession, getToken } from './session';

/** Logs out: ends the session here at once; the server is told beside, and need not answer. */
export function logOut(): void {
  const token = getToken();
  if (token === null) return;
  revoke(token).catch((error: unknown) => {
    console.warn('The server was not told of the log-out.', error);
  });
  endSession();
}

/** By hand: this stands on every page, and the typed client would double the header's weight. */
async function revoke(token: string): Promise<void> {
  await fetch(new URL('/api/auth/logout', window.location.origin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    // Outlives the page, should the person close it at once.
    keepalive: true,
  });
}
