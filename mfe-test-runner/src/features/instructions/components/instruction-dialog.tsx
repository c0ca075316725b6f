import { Button, ButtonLink, Dialog } from '@abhyas/ui';
import { examPath, formatCount, formatDuration, useTimeLeft } from '@abhyas/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bringIntoView } from '../../../shared/bring-into-view';
import type { Paper } from '../../../shared/paper.types';
import { markingText, maximumMarks, questionCount } from '../rules/marking-text';
import styles from './instruction-dialog.module.css';

export interface InstructionDialogProps {
  paper: Paper;
  /** True when the student has an unfinished attempt. */
  isResume: boolean;
  /** When it ends, on this device's clock; undefined if only this device knows of it. */
  endsAt: number | undefined;
  /** The address of the results of an attempt that ended while the page was closed. */
  endedResults: string | undefined;
  /** True when its last answers did not arrive in time. */
  hasMissedAnswers: boolean;
  isStarting: boolean;
  /** Why the last start failed. */
  error: string | undefined;
  onStart: () => void;
}

/** The instructions before the clock starts: questions, time and marking. */
export function InstructionDialog(props: InstructionDialogProps) {
  const { paper, isResume, endsAt, endedResults, hasMissedAnswers, isStarting, error, onStart } =
    props;
  const extraMinutes = paper.allowanceMinutes ?? 0;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      size="lg"
      title={paper.title}
      description={paper.examName}
      footer={
        <>
          <ButtonLink variant="ghost" to={examPath(paper.examId)}>
            Not now
          </ButtonLink>
          <Button onClick={onStart} pending={isStarting}>
            {isResume ? 'Resume Test' : 'Start Test'}
          </Button>
        </>
      }
    >
      {isResume && (
        <p className={styles.running}>
          You have started this test. Your answers are safe and the clock is running
          {endsAt !== undefined && (
            <>
              : <TimeLeft endsAt={endsAt} />
            </>
          )}
          .
        </p>
      )}
      {!isResume && endedResults !== undefined && (
        <p className={styles.notice}>
          Your last attempt has ended
          {hasMissedAnswers &&
            ' before your last answers reached us. Only the answers saved before that count'}
          . <Link to={endedResults}>See its results</Link>, or start the test again.
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label="Questions">{questionCount(paper)}</Fact>
        <Fact label="Time">{formatDuration(paper.duration + extraMinutes * 60)}</Fact>
        <Fact label="Maximum marks">{maximumMarks(paper)}</Fact>
      </dl>
      <h3 className={styles.heading}>Instructions</h3>
      <ul className={styles.rules}>
        <li>Each question has 4 options, of which 1 is correct.</li>
        <li>{markingText(paper.markingScheme)}</li>
        <li>
          The test runs in full-screen mode with keyboard navigation disabled. So no key takes you
          out of the test by accident. You can still answer with the keyboard: press <kbd>?</kbd> in
          the test to see the keys.
        </li>
        <li>You can change an answer until you submit, but you cannot clear it.</li>
        <li>
          Every answer is saved on this device and in your account. If you leave, the clock keeps
          running. You can come back until time is up.
        </li>
        {extraMinutes > 0 && (
          <li>
            You have {formatCount(extraMinutes, 'extra minute')}.{' '}
            {extraMinutes === 1 ? 'It is' : 'They are'} already included in the time above.
          </li>
        )}
        <li>When time is up, your test is submitted automatically.</li>
      </ul>
      {error !== undefined && (
        <p ref={bringIntoView} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Dialog>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  return <strong className={styles.timeLeft}>{useTimeLeft(endsAt)}</strong>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
