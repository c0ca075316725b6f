import { classNames, Timer } from '@abhyas/ui';
import { formatClock } from '@abhyas/web-kit';
import { memo, useEffect, useRef, useState } from 'react';
import type { Countdown } from '../../../shared/rules/countdown';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import * as texts from '../../../texts/timer';
import {
  dueWarning,
  LAST_MINUTES_SECONDS,
  WARNING_SHOWN_MS,
  type WarningMinutes,
} from '../rules/time-warnings';
import styles from './clock.module.css';

export interface ClockProps {
  countdown: Countdown;
  /** Pauses the display, not the time, while the submit confirmation is open. */
  isPaused: boolean;
}

/** The countdown. It announces only 30, 5 and 1 minutes left, and shows those for a moment. */
export const Clock = memo(function Clock({ countdown, isPaused }: ClockProps) {
  const seconds = useRemainingSeconds(countdown);
  const shown = usePaused(seconds, isPaused);
  const warning = useWarning(seconds);
  return (
    <div
      className={classNames(styles.clock, seconds <= LAST_MINUTES_SECONDS && styles.lastMinutes)}
    >
      <Timer aria-hidden="true" />
      <span role="timer" aria-label={texts.timeLeft} aria-live="off">
        {formatClock(shown)}
      </span>
      {/* An open dialog hides all but explicit live regions from screen readers. */}
      <span role="status" aria-live="polite" className={styles.warning}>
        {warning !== undefined && texts.minutesLeft(warning)}
      </span>
    </div>
  );
});

function usePaused(seconds: number, isPaused: boolean): number {
  const [shown, setShown] = useState(seconds);
  if (!isPaused && shown !== seconds) setShown(seconds);
  return isPaused ? shown : seconds;
}

function useWarning(seconds: number): WarningMinutes | undefined {
  const before = useRef(seconds);
  const [warning, setWarning] = useState<WarningMinutes>();
  useEffect(() => {
    const due = dueWarning(before.current, seconds);
    before.current = seconds;
    if (due !== undefined) setWarning(due);
  }, [seconds]);
  useEffect(() => {
    if (warning === undefined) return;
    const seen = setTimeout(() => setWarning(undefined), WARNING_SHOWN_MS);
    return () => clearTimeout(seen);
  }, [warning]);
  return warning;
}
