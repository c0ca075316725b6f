import { Timer } from '@abhyas/ui';
import { formatClock } from '@abhyas/web-kit';
import * as texts from '../../../texts/hero';
import styles from './sample-clock.module.css';

/** How long the student has looked at the question, as the clock of a test shows time. */
export function SampleClock({ seconds }: { seconds: number }) {
  return (
    <p className={styles.clock}>
      <Timer aria-hidden="true" />
      <span role="timer" aria-label={texts.time} aria-live="off">
        {formatClock(seconds)}
      </span>
    </p>
  );
}
