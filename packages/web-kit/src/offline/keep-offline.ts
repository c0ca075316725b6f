const keepEvent = 'abhyas:keep-offline';

/**
 * Asks the shell to keep itself and a remote in the browser, so that a reload without a network
 * finds them. Where nobody listens (a remote alone) nothing happens.
 *
 * @param remote its name in `/remotes.json`
 */
export function keepForOffline(remote: string): void {
  window.dispatchEvent(new CustomEvent<string>(keepEvent, { detail: remote }));
}

/** Calls back with the name of each remote that wants to be kept; returns how to stop. */
export function onKeepForOffline(listener: (remote: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(keepEvent, onEvent);
  return () => {
    window.removeEventListener(keepEvent, onEvent);
  };
}
