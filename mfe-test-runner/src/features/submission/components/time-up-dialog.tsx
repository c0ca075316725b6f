import { useEffect, useState } from 'react';
import { Button, ButtonLink, Dialog } from '@abhyas/ui';
import type { SubmitFailure } from '../rules/time-up-text';
import { timeUpText } from '../rules/time-up-text';
import styles from './time-up-dialog.module.css';

export interface TimeUpDialogProps {
  /** Tries that failed so far. */
  failures: number;
  /** What the last one met. */
  reason: SubmitFailure | undefined;
  /** The server's sentence, where it said no. */
  message: string | undefined;
  /** Milliseconds (performance.now) until which the server takes answers. */
  graceEndsAt: number;
  onRetry: () => void;
  /** The student goes to the history instead. */
  onLeave: () => void;
}

/** Time is up: the test submits itself, and says how long is left to reconnect where it cannot. */
export function TimeUpDialog(props: TimeUpDialogProps) {
  const { failures, reason = 'offline', message = '', graceEndsAt, onRetry, onLeave } = props;
  const left = useSecondsUntil(graceEndsAt);
  const isStuck = failures > 0;
  const isLost = isStuck && (left === 0 || reason === 'refused');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title="Time is up"
      description={isStuck ? undefined : 'Your test is being submitted.'}
      footer={
        isStuck ? (
          <>
            {isLost && (
              <ButtonLink to="/dashboard/history" variant="ghost" onClick={onLeave}>
                Test History
              </ButtonLink>
            )}
            <Button onClick={onRetry} variant="secondary">
              Try again now
            </Button>
          </>
        ) : undefined
      }
    >
      {isStuck && (
        <>
          <p role="status">{timeUpText({ reason, message, isInGrace: left > 0 })}</p>
          {/* Seen, not spoken: a count that talks every second lets nobody think. */}
          {left > 0 && !isLost && (
            <p className={styles.left}>
              It accepts answers for {left} more {left === 1 ? 'second' : 'seconds'}.
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - performance.now()) / 1000));
}
