import { ButtonLink, Dialog, VisuallyHidden } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import type { Paper } from '../../../shared/paper.types';
import type { Countdown } from '../../../shared/rules/countdown';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import * as texts from '../../../texts/start-queue';
import { spokenStep } from '../rules/spoken-step';
import styles from './turn-dialog.module.css';

/** Why the test did not open at the turn. */
export type TurnFailure = 'offline' | 'failed';

export interface TurnDialogProps {
  paper: Paper;
  /** Until the next try: the turn or, after a failure, a moment later. */
  countdown: Countdown;
  failure: TurnFailure | undefined;
  onLeave: () => void;
}

/** A student waits for the turn to start a test: how long, and that nothing is lost. */
export function TurnDialog({ paper, countdown, failure, onLeave }: TurnDialogProps) {
  const seconds = useRemainingSeconds(countdown);
  const failed = failure && failureText(failure);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={paper.title}
      description={texts.manyStart}
      footer={
        <ButtonLink variant="ghost" to={examPath(paper.examId)} onClick={onLeave}>
          {texts.notNow}
        </ButtonLink>
      }
    >
      <p className={styles.turn}>{failed ?? <Turn seconds={seconds} />}</p>
      <p>{texts.noTimeLost}</p>
      <p className={styles.note}>{texts.opensByItself}</p>
      <VisuallyHidden role="status" aria-live="polite">
        {failed ?? <Spoken key={spokenStep(seconds)} seconds={seconds} />}
      </VisuallyHidden>
    </Dialog>
  );
}

function Turn({ seconds }: { seconds: number }) {
  if (seconds === 0) return texts.yourTurn;
  return texts.turnIn(
    <strong role="timer" aria-live="off" className={styles.wait}>
      {texts.wait(seconds)}
    </strong>,
  );
}

/** Stays as it was first said: a screen reader speaks each change. */
function Spoken({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  const [said, setSaid] = useState('');
  // A region that appears with its text is not spoken.
  useEffect(() => {
    setSaid(first === 0 ? texts.yourTurn : texts.spokenTurnIn(texts.wait(first)));
  }, [first]);
  return said;
}

function failureText(failure: TurnFailure): string {
  return failure === 'offline' ? texts.offline : texts.failed;
}
