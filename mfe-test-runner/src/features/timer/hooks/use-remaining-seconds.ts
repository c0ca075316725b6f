import { useEffect, useState } from 'react';
import type { Countdown } from '../../../shared/rules/countdown';
import { remainingSeconds, untilNextSecond } from '../../../shared/rules/countdown';

/** Whole seconds left, renewed as each second ends. Zero stays zero. */
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
    // A hidden page's timers are slowed down: look again the moment it is seen.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [countdown]);
  return seconds;
}
