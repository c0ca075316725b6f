import { useEffect, useSyncExternalStore } from 'react';
import type { AttemptSession, SessionSnapshot } from '../session/attempt-session';

/** Runs a session for as long as the component lives, and gives its state. */
export function useAttemptSession(session: AttemptSession): SessionSnapshot {
  useEffect(() => session.connect(), [session]);
  useEffect(() => followPage(session), [session]);
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

function followPage(session: AttemptSession): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibility = (): void => (document.hidden ? session.rest() : session.wake());
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', () => session.wake(), { signal });
  window.addEventListener('pagehide', () => session.rest(), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (session.getSnapshot().ending.kind !== 'finished') event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}
