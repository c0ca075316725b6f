import { onLoggedIn } from '@abhyas/web-kit';

let hasEnded = false;

/**
 * Remembers until the next log-in that a service rejected the session. The state of the history entry
 * is not enough: a remote that misses the session goes to the log-in screen too, and replaces it.
 */
export function rememberSessionEnd(): void {
  hasEnded = true;
  const stop = onLoggedIn(() => {
    hasEnded = false;
    stop();
  });
}

/** Whether a service rejected the session of this page since the last log-in. */
export function hasSessionEnded(): boolean {
  return hasEnded;
}
