import { useMemo, useSyncExternalStore } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  readonly isPossible: boolean;
  enter(): void;
  leave(): void;
}

/** Full screen for the whole page. If the browser refuses, the test continues in the window. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, isFullNow);
  return useMemo(
    () => ({ isFull, isPossible: document.fullscreenEnabled, enter, leave }),
    [isFull],
  );
}

function enter(): void {
  if (!isFullNow()) ignoreRefusal(() => document.documentElement.requestFullscreen());
}

function leave(): void {
  if (isFullNow()) ignoreRefusal(() => document.exitFullscreen());
}

function ignoreRefusal(request: () => Promise<void>): void {
  try {
    request().catch(() => undefined);
  } catch {
    // iPhones do not support full screen for pages.
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function isFullNow(): boolean {
  return Boolean(document.fullscreenElement);
}
