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

function followPage(session: AttemptSession): () => void {
  const onVisibility = (): void => session.dispatch({ type: document.hidden ? 'rested' : 'woken' });
  const onOnline = (): void => {
    session.dispatch({ type: 'woken' });
    // An attempt that was opened without a network could not renew its token.
    fetchMe().catch(() => undefined);
  };
  const onHide = (): void => session.dispatch({ type: 'rested' });
  const onUnload = (event: Event): void => {
    const { ending, activeTab } = session.getSnapshot();
    if (ending.kind !== 'finished' && activeTab === 'here') event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('beforeunload', onUnload);
  };
}
