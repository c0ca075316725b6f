import { fetchMe } from '@abhyas/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../rules/session/snapshot';
import type { AttemptSession } from '../session/attempt-session';

/** Runs a session while the component is mounted, and returns its snapshot. */
export function useAttemptSession(session: AttemptSession): SessionSnapshot {
  useEffect(() => session.connect(), [session]);
  useEffect(() => followPage(session), [session]);
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** Milliseconds. */
const CLOCK_CHECK_MS = 1_000;

function followPage(session: AttemptSession): () => void {
  const onVisibility = (): void => session.dispatch({ type: document.hidden ? 'rested' : 'woken' });
  const onOnline = (): void => {
    session.dispatch({ type: 'woken' });
    // An attempt that was opened without a network could not renew its token.
    fetchMe().catch(() => undefined);
  };
  // The page has the focus again, or comes from the browser's cache of pages: it may have slept.
  const onBack = (): void => {
    session.checkClocks();
    session.dispatch({ type: 'woken' });
  };
  const onHide = (): void => session.dispatch({ type: 'rested' });
  const onUnload = (event: Event): void => {
    const { ending, activeTab } = session.getSnapshot();
    if (ending.kind !== 'finished' && activeTab === 'here') event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('focus', onBack);
  window.addEventListener('pageshow', onBack);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('beforeunload', onUnload);
  const clockTimer = setInterval(() => session.checkClocks(), CLOCK_CHECK_MS);
  return () => {
    clearInterval(clockTimer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('focus', onBack);
    window.removeEventListener('pageshow', onBack);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('beforeunload', onUnload);
  };
}
