import { useEffect, useState } from 'react';

/** From here on the text counts seconds. */
const lastSeconds = 300;

/**
 * The time left as text: `1 h 5 min left`, `43 min left`; from five minutes on `4 min 09 s left`.
 * Rounded down, so that it never promises more than there is.
 *
 * @param seconds whole seconds; zero and below give `time is up`
 */
export function formatTimeLeft(seconds: number): string {
  if (seconds <= 0) return 'time is up';
  const minutes = Math.floor(seconds / 60);
  if (seconds <= lastSeconds) {
    const rest = seconds % 60;
    return minutes === 0
      ? `${rest} s left`
      : `${minutes} min ${String(rest).padStart(2, '0')} s left`;
  }
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min left`;
  return minutes % 60 === 0 ? `${hours} h left` : `${hours} h ${minutes % 60} min left`;
}

/** Milliseconds until the text of {@link formatTimeLeft} changes; `59 min` begins at 59:59. */
function untilChange(leftMs: number): number {
  return leftMs <= (lastSeconds + 60) * 1000
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
