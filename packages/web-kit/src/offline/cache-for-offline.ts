const keepEvent = 'abhyas:keep-offline';

/**
 * Asks the shell to cache itself and a remote in the browser, so that a reload works offline.
 * Without a listener (a remote without the shell) nothing happens.
 *
 * @param remote its name in `/remotes.json`
 */
export function cacheForOffline(remote: string): void {
  window.dispatchEvent(new CustomEvent<string>(keepEvent, { detail: remote }));
}

/** Calls back with the name of each remote to cache; returns a function that unsubscribes. */
export function onCacheForOffline(listener: (remote: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(keepEvent, onEvent);
  return () => {
    window.removeEventListener(keepEvent, onEvent);
  };
}
