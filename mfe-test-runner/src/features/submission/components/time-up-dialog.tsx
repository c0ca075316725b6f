import { Button, ButtonLink, Dialog } from '@abhyas/ui';
import { dashboardPath } from '@abhyas/web-kit';
import { useMemo } from 'react';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import * as texts from '../../../texts/submission';
import styles from './time-up-dialog.module.css';

/** Why a submit failed: no network, the server cannot accept it now, or the server refused it. */
type SubmitFailure = 'offline' | 'server' | 'refused';

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
      title={texts.timeUp}
      description={isStuck ? undefined : texts.submitting}
      footer={
        isStuck ? (
          <>
            {isLost && (
              <ButtonLink to={dashboardPath('history')} variant="ghost" onClick={onLeave}>
                {texts.history}
              </ButtonLink>
            )}
            <Button onClick={onRetry} variant="secondary">
              {texts.tryAgainNow}
            </Button>
          </>
        ) : undefined
      }
    >
      {isStuck && (
        <>
          <p role="status">{whyStuck(reason, message, left > 0)}</p>
          {/* Not announced: a countdown spoken every second would distract. */}
          {left > 0 && !isLost && <p className={styles.left}>{texts.secondsOfGrace(left)}</p>}
        </>
      )}
    </Dialog>
  );
}

/** Why the test is not submitted although its time is up, and what happens to the answers. */
function whyStuck(reason: SubmitFailure, message: string, isInGrace: boolean): string {
  switch (reason) {
    case 'offline':
      return isInGrace ? texts.timeUpOffline : texts.timeUpOfflineTooLate;
    case 'server':
      return isInGrace ? texts.timeUpBusy : texts.timeUpBusyTooLate;
    case 'refused':
      return texts.timeUpRefused(message);
  }
}
