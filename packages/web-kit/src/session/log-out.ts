import { endSession, getToken } from './session';

/** Logs out: ends the session here at once, and notifies the server without waiting for it. */
export function logOut(): void {
  const token = getToken();
  if (token === null) return;
  revoke(token).catch((error: unknown) => {
    console.warn('The server could not be notified of the logout.', error);
  });
  endSession();
}

/** Uses plain fetch: every page loads this, and the typed client would double the header's size. */
async function revoke(token: string): Promise<void> {
  await fetch(new URL('/api/auth/logout', window.location.origin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    // Outlives the page if the user closes it at once.
    keepalive: true,
  });
}
