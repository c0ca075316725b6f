import { useEffect, useState } from 'react';
import { formatTimeLeft, COUNTED_SECONDS } from '../rules/formats';

/** Milliseconds until the text of {@link formatTimeLeft} changes; `59 min` begins at 59:59. */
function untilChange(leftMs: number): number {
  return leftMs <= (COUNTED_SECONDS + 60) * 1000
    ? leftMs % 1000 || 1000
    : (leftMs + 1000) % 60_000 || 60_000;
}

/**
 * The time until a moment as text, which counts down: minutes, seconds in the last minutes. Screens
 * show it as plain text: a live region would speak all the time.
 *
 * @param endsAt milliseconds of this device's clock, such as `OpenAttempt.endsAt`
 */
export function useTimeLeft(endsAt: number): string {
  return formatTimeLeft(useSecondsLeft(endsAt));
}

/** Whole seconds until a moment, as of the last change of {@link useTimeLeft}. */
export function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      setSeconds(secondsUntil(endsAt));
      const leftMs = endsAt - Date.now();
      if (leftMs > 0) timer = setTimeout(tick, untilChange(leftMs));
    }
    tick();
    // Browsers throttle timers of hidden pages: update when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAt]);
  return seconds;
}

function secondsUntil(endsAt: number): number {
  return Math.ceil((endsAt - Date.now()) / 1000);
}
