import { ButtonLink, Dialog, VisuallyHidden } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import type { Countdown } from '../../../shared/rules/countdown';
import { useRemainingSeconds } from '../../../shared/use-remaining-seconds';
import * as texts from '../../../texts/start-queue';
import { spokenStep } from '../rules/spoken-step';
import styles from './turn-dialog.module.css';

/** Why nothing opened at the turn. */
export type TurnFailure = 'offline' | 'failed';

/** What a student waits for: in front of a live test for the instructions, else after Start Test. */
export type WaitsFor = 'instructions' | 'test';

export interface TurnDialogProps {
  waitsFor: WaitsFor;
  examId: string;
  /** Undefined before the instructions: the server has not said it yet. */
  testTitle: string | undefined;
  /** Until the next try: the turn or, after a failure, a moment later. */
  countdown: Countdown;
  failure: TurnFailure | undefined;
  onLeave: () => void;
}

/** A student waits for the turn: how long, and that nothing is lost. */
export function TurnDialog(props: TurnDialogProps) {
  const { waitsFor, examId, testTitle, countdown, failure, onLeave } = props;
  const seconds = useRemainingSeconds(countdown);
  const said = texts.turnTexts[waitsFor];
  const failed = failure && said[failure];
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={testTitle ?? said.title}
      description={said.manyStudents}
      footer={
        <ButtonLink variant="ghost" to={examPath(examId)} onClick={onLeave}>
          {texts.notNow}
        </ButtonLink>
      }
    >
      <p className={styles.turn}>{failed ?? <Turn seconds={seconds} yourTurn={said.yourTurn} />}</p>
      <p>{said.noTimeLost}</p>
      <p className={styles.note}>{said.opensByItself}</p>
      <VisuallyHidden role="status" aria-live="polite">
        {failed ?? <Spoken key={spokenStep(seconds)} seconds={seconds} yourTurn={said.yourTurn} />}
      </VisuallyHidden>
    </Dialog>
  );
}

interface TurnProps {
  seconds: number;
  yourTurn: string;
}

function Turn({ seconds, yourTurn }: TurnProps) {
  if (seconds === 0) return <span>{yourTurn}</span>;
  return (
    <span>
      {texts.turnIn(
        <strong role="timer" aria-live="off" className={styles.wait}>
          {texts.wait(seconds)}
        </strong>,
      )}
    </span>
  );
}

/** Stays as it was first said: a screen reader speaks each change. */
function Spoken({ seconds, yourTurn }: TurnProps) {
  const [first] = useState(seconds);
  const [said, setSaid] = useState('');
  // A region that appears with its text is not spoken.
  useEffect(() => {
    setSaid(first === 0 ? yourTurn : texts.spokenTurnIn(texts.wait(first)));
  }, [first, yourTurn]);
  return <span>{said}</span>;
}
