import { useSyncExternalStore } from 'react';

const tickMs = 500;

/** Whole seconds until an instant (ms since 1970), counting down to 0. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(onTick, () => secondsLeft(until, Date.now()));
}

/** Whole seconds from `now` until `until` (both ms since 1970), at least 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => {
    clearInterval(timer);
  };
}
