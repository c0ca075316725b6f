import { useEffect, useState } from 'react';
import { remainingSeconds, untilNextSecond, type Countdown } from './rules/countdown';

/** Whole seconds left, updated every second. Stays at zero. */
export function useRemainingSeconds(countdown: Countdown): number {
  const [seconds, setSeconds] = useState(() => remainingSeconds(countdown, performance.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      const now = performance.now();
      const left = remainingSeconds(countdown, now);
      setSeconds(left);
      if (left > 0) timer = setTimeout(tick, untilNextSecond(countdown, now) + 5);
    }
    tick();
    // Browsers throttle timers of hidden pages: update when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [countdown]);
  return seconds;
}
