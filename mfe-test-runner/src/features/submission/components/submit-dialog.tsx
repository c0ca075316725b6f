import { Button, Dialog } from '@abhyas/ui';
import { bringIntoView } from '../../../shared/bring-into-view';
import { SubmitCounts, type SubmitCount } from './submit-counts';
import styles from './submit-dialog.module.css';

interface PaperCounts {
  readonly answered: number;
  readonly notAnswered: number;
  readonly marked: number;
  readonly answeredAndMarked: number;
  readonly unseen: number;
  /** The first question of each kind, as a place in the paper. */
  readonly first: Readonly<Record<'answered' | 'notAnswered' | 'marked' | 'unseen', number | null>>;
}

interface Section {
  readonly name: string;
  readonly first: number;
  readonly firstOpen: number | null;
  readonly total: number;
  readonly answered: number;
}

export interface SubmitDialogProps {
  open: boolean;
  counts: PaperCounts;
  /** The sections of a long paper. */
  sections: readonly Section[];
  isOffline: boolean;
  isSubmitting: boolean;
  /** True when the last try failed and the next one is automatic. */
  isTryingAgain: boolean;
  /** Why the last try failed; empty without a network. */
  error: string | undefined;
  isStoredOnDevice: boolean;
  /** Returns to the test, to the question with this index. */
  onGo: (index: number) => void;
  onCancel: () => void;
  onSubmit: () => void;
}

/** Asks for confirmation, with the counts that could change the student's mind. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { open, counts, sections, isOffline, isSubmitting, isTryingAgain, error } = props;
  const { isStoredOnDevice, onGo, onCancel, onSubmit } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onCancel();
      }}
      title="Submit the test?"
      description="You cannot change your answers after you submit. The clock keeps running while you decide."
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
      <div role="status">
        {isOffline && error === undefined && (
          <p className={styles.offline}>
            <strong>You are offline.</strong> {offlineText(isStoredOnDevice)}
          </p>
        )}
      </div>
      <SubmitCounts
        name="Questions"
        counts={countsOf(counts)}
        isDisabled={isSubmitting}
        onGo={onGo}
      />
      {sections.length > 0 && (
        <>
          <p className={styles.sections}>Answered by section</p>
          <SubmitCounts
            name="Answered by section"
            counts={sectionCounts(sections)}
            isDisabled={isSubmitting}
            onGo={onGo}
          />
        </>
      )}
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

/** What happens to a test that is submitted without a network. */
function offlineText(isStoredOnDevice: boolean): string {
  const where = isStoredOnDevice
    ? 'Your answers are safe on this device.'
    : 'Your last answers are only on this page.';
  return `${where} If you submit now, we send the test when you are connected again. Keep this page open until then. Your answers count if they reach us within 1 minute after time is up.`;
}

/** A question that is answered and marked counts as both. */
function countsOf(counts: PaperCounts): SubmitCount[] {
  const { answeredAndMarked, first } = counts;
  return [
    {
      label: 'Answered',
      value: String(counts.answered),
      first: first.answered,
      target: 'the first answered question',
    },
    {
      label: 'Not answered',
      value: String(counts.notAnswered),
      first: first.notAnswered,
      target: 'the first question not answered',
    },
    {
      label: 'Marked for review',
      value: String(counts.marked),
      note: answeredAndMarked === 0 ? undefined : `${answeredAndMarked} of them answered`,
      first: first.marked,
      target: 'the first question marked for review',
    },
    {
      label: 'Not visited',
      value: String(counts.unseen),
      first: first.unseen,
      target: 'the first question not visited',
    },
  ];
}

/** A section leads to its first question without an answer, or else to its first one. */
function sectionCounts(sections: readonly Section[]): SubmitCount[] {
  return sections.map(({ name, answered, total, first, firstOpen }) => ({
    label: name,
    value: `${answered}/${total}`,
    first: firstOpen ?? first,
    target:
      firstOpen === null
        ? `the first question in ${name}`
        : `the first question not answered in ${name}`,
  }));
}
