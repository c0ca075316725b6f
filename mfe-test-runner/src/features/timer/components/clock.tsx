import { classNames, Timer } from '@abhyas/ui';
import { formatClock } from '@abhyas/web-kit';
import { memo, useEffect, useRef, useState } from 'react';
import type { Countdown } from '../../../shared/rules/countdown';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import * as texts from '../../../texts/timer';
import {
  dueWarning,
  LAST_SECONDS,
  WARNING_SHOWN_MS,
  type ClockKind,
  type WarningMinutes,
} from '../rules/time-warnings';
import styles from './clock.module.css';

export interface ClockProps {
  countdown: Countdown;
  /** The time of the section, where it has its own; undefined for all other papers. */
  section?: Countdown | undefined;
  /** Pauses the display, not the time, while the submit confirmation is open. */
  isPaused: boolean;
}

/**
 * The countdown. It announces only 30, 5 and 1 minutes left, and shows those for a moment. In a section with its own
 * time, that is what counts: the section's 5 and 1 minutes are announced, and the whole time stands below.
 */
export const Clock = memo(function Clock({ countdown, section, isPaused }: ClockProps) {
  if (!section) return <MainClock kind="test" countdown={countdown} isPaused={isPaused} />;
  return (
    <div className={styles.pair}>
      <MainClock kind="section" countdown={section} isPaused={isPaused} />
      <Total countdown={countdown} isPaused={isPaused} />
    </div>
  );
});

interface MainClockProps {
  kind: ClockKind;
  countdown: Countdown;
  isPaused: boolean;
}

function MainClock({ kind, countdown, isPaused }: MainClockProps) {
  const seconds = useRemainingSeconds(countdown);
  const shown = usePaused(seconds, isPaused);
  const warning = useWarning(seconds, kind);
  const isSection = kind === 'section';
  return (
    <div className={classNames(styles.clock, seconds <= LAST_SECONDS[kind] && styles.lastMinutes)}>
      {isSection ? (
        <span aria-hidden="true" className={styles.label}>
          {texts.section}
        </span>
      ) : (
        <Timer aria-hidden="true" />
      )}
      <span
        role="timer"
        aria-label={isSection ? texts.timeLeftInSection : texts.timeLeft}
        aria-live="off"
      >
        {formatClock(shown)}
      </span>
      {/* An open dialog hides all but explicit live regions from screen readers. */}
      <span role="status" aria-live="polite" className={styles.warning}>
        {warning !== undefined &&
          (isSection ? texts.minutesLeftInSection(warning) : texts.minutesLeft(warning))}
      </span>
    </div>
  );
}

/** The time of the whole test below that of the section. */
function Total({ countdown, isPaused }: Omit<MainClockProps, 'kind'>) {
  const seconds = usePaused(useRemainingSeconds(countdown), isPaused);
  return (
    <div className={styles.total}>
      <span aria-hidden="true">{texts.total}</span>
      <span role="timer" aria-label={texts.timeLeft} aria-live="off">
        {formatClock(seconds)}
      </span>
    </div>
  );
}

function usePaused(seconds: number, isPaused: boolean): number {
  const [shown, setShown] = useState(seconds);
  if (!isPaused && shown !== seconds) setShown(seconds);
  return isPaused ? shown : seconds;
}

function useWarning(seconds: number, kind: ClockKind): WarningMinutes | undefined {
  const before = useRef(seconds);
  const [warning, setWarning] = useState<WarningMinutes>();
  useEffect(() => {
    const due = dueWarning(before.current, seconds, kind);
    before.current = seconds;
    if (due !== undefined) setWarning(due);
  }, [seconds, kind]);
  useEffect(() => {
    if (warning === undefined) return;
    const seen = setTimeout(() => setWarning(undefined), WARNING_SHOWN_MS);
    return () => clearTimeout(seen);
  }, [warning]);
  return warning;
}
