import { useSyncExternalStore } from 'react';
import { formatCount } from '@abhyas/web-kit';

const tickMs = 500;

/** Whole seconds until an instant (ms since 1970), counting down to 0. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(onTick, () => secondsLeft(until, Date.now()));
}

/** Whole seconds from `now` until `until` (both ms since 1970), at least 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** A wait as text: `45 seconds`, `2 minutes`; from two minutes, rounded up to whole minutes. */
export function waitInWords(seconds: number): string {
  return seconds < 120
    ? formatCount(seconds, 'second')
    : formatCount(Math.ceil(seconds / 60), 'minute');
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => {
    clearInterval(timer);
  };
}
