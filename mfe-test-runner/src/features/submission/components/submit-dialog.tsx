import { Button, Dialog } from '@abhyas/ui';
import { bringIntoView } from '../../../shared/bring-into-view';
import styles from './submit-dialog.module.css';

interface SubmitCounts {
  readonly total: number;
  readonly answered: number;
  readonly notAnswered: number;
  readonly marked: number;
  readonly answeredAndMarked: number;
  readonly unseen: number;
}

export interface SubmitDialogProps {
  open: boolean;
  counts: SubmitCounts;
  isSubmitting: boolean;
  /** True when the last try failed and the next one is automatic. */
  isTryingAgain: boolean;
  /** Why the last try failed; empty without a network. */
  error: string | undefined;
  isStoredOnDevice: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

/** Asks for confirmation, with the counts that could change the student's mind. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { open, counts, isSubmitting, isTryingAgain, error, isStoredOnDevice, onCancel, onSubmit } =
    props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onCancel();
      }}
      title="Submit the test?"
      description="You cannot change your answers after that. The clock keeps running while you decide."
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button onClick={onSubmit} pending={isSubmitting}>
            Submit Test
          </Button>
        </>
      }
    >
      <dl className={styles.counts}>
        <Count label="Answered" value={counts.answered} />
        <Count label="Not answered" value={counts.notAnswered} />
        <Count label="Marked for review" value={counts.marked} note={markNote(counts)} />
        <Count label="Not seen yet" value={counts.unseen} />
      </dl>
      {error !== undefined && (
        <p ref={bringIntoView} role="alert" className={styles.error}>
          <strong>Failed to submit test.</strong> {error === '' ? 'There is no connection.' : error}{' '}
          {isStoredOnDevice
            ? 'Your answers are safe.'
            : 'Keep this page open until it is submitted.'}{' '}
          {isTryingAgain
            ? 'We try again automatically. You can wait, or go back to the test.'
            : 'Please try again.'}
        </p>
      )}
    </Dialog>
  );
}

/** A question that is answered and marked counts as both. */
function markNote({ answeredAndMarked }: SubmitCounts): string | undefined {
  return answeredAndMarked === 0 ? undefined : `${answeredAndMarked} of them answered`;
}

function Count({
  label,
  value,
  note,
}: {
  label: string;
  value: number;
  note?: string | undefined;
}) {
  return (
    <div className={styles.count}>
      <dt>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
