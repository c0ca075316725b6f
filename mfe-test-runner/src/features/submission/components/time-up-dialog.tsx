import { Button, ButtonLink, Dialog } from '@abhyas/ui';
import { dashboardPath, formatCount } from '@abhyas/web-kit';
import { useMemo } from 'react';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import { timeUpText, type SubmitFailure } from '../rules/time-up-text';
import styles from './time-up-dialog.module.css';

export interface TimeUpDialogProps {
  /** Failed tries so far. */
  failures: number;
  /** Why the last try failed. */
  reason: SubmitFailure | undefined;
  /** The server's message if it refused the submit. */
  message: string | undefined;
  /** Until when the server accepts answers, in milliseconds of performance.now. */
  graceEndsAt: number;
  onRetry: () => void;
  /** Called when the student leaves for the history. */
  onLeave: () => void;
}

/** Time is up: the test submits itself. If that fails, shows the time left to reconnect. */
export function TimeUpDialog(props: TimeUpDialogProps) {
  const { failures, reason = 'offline', message = '', graceEndsAt, onRetry, onLeave } = props;
  const grace = useMemo(() => ({ remainingMs: 0, at: graceEndsAt }), [graceEndsAt]);
  const left = useRemainingSeconds(grace);
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
              <ButtonLink to={dashboardPath('history')} variant="ghost" onClick={onLeave}>
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
          {/* Not announced: a countdown spoken every second would distract. */}
          {left > 0 && !isLost && (
            <p className={styles.left}>
              We can take your answers for {formatCount(left, 'more second')}.
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
