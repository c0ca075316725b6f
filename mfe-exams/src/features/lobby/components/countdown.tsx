import { VisuallyHidden } from '@abhyas/ui';
import { describeCountdown } from '@abhyas/web-kit';
import * as texts from '../../../texts/live-tests';
import styles from './lobby.module.css';

/** The minutes left at which screen readers hear the countdown; a timer that always speaks is noise. */
const announcedMinutes = [1, 5, 10];

/** The time to the start. Nothing is shown after it, but the start is announced. */
export function Countdown({ msLeft }: { msLeft: number }) {
  return (
    <>
      {msLeft > 0 && (
        <p role="timer" aria-label={texts.timeToStart} aria-live="off" className={styles.clock}>
          {describeCountdown(msLeft)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announcement(msLeft)}</span>
      </VisuallyHidden>
    </>
  );
}

function announcement(msLeft: number): string {
  if (msLeft <= 0) return texts.canStart;
  const minutes = announcedMinutes.find((limit) => msLeft <= limit * 60_000);
  if (minutes === undefined) return '';
  return texts.startsWithin(minutes);
}
