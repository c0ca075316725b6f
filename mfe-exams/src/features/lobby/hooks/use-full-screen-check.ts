import { useState, useSyncExternalStore } from 'react';
import type { FullScreenFinding } from '../rules/describe-check';

export interface FullScreenCheck {
  readonly finding: FullScreenFinding;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** Whether the browser shows pages in full screen, with a try-out. */
export function useFullScreenCheck(): FullScreenCheck {
  const isFull = useSyncExternalStore(subscribe, isFullNow);
  const [tried, setTried] = useState<'works' | 'refused'>();
  const toggle = () => {
    if (isFullNow()) {
      document.exitFullscreen().catch(() => undefined);
      return;
    }
    document.documentElement.requestFullscreen().then(
      () => {
        setTried('works');
      },
      () => {
        setTried('refused');
      },
    );
  };
  return {
    finding: document.fullscreenEnabled ? (tried ?? 'untried') : 'unsupported',
    isFull,
    toggle,
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
  };
}

function isFullNow(): boolean {
  return Boolean(document.fullscreenElement);
}
