import { Button, Dialog } from '@abhyas/ui';
import { bringIntoView } from '../../../shared/bring-into-view';
import * as texts from '../../../texts/submission';
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
  /** The index of the section whose time runs, where each has its own; undefined where all are open. */
  running?: number | undefined;
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
  const { running, isStoredOnDevice, onGo, onCancel, onSubmit } = props;
  const ahead = running === undefined ? [] : sections.slice(running + 1);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onCancel();
      }}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button onClick={onSubmit} pending={isSubmitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div role="status">
        {isOffline && error === undefined && (
          <p className={styles.offline}>
            {(isStoredOnDevice ? texts.offline : texts.offlineKeepOpen)(strong)}
          </p>
        )}
      </div>
      {ahead.length > 0 && (
        <p className={styles.offline}>{texts.sectionsAhead(ahead.map(({ name }) => name))}</p>
      )}
      <SubmitCounts
        name={texts.questions}
        counts={countsOf(counts)}
        isDisabled={isSubmitting}
        onGo={onGo}
      />
      {sections.length > 1 && (
        <>
          <p className={styles.sections}>{texts.bySection}</p>
          <SubmitCounts
            name={texts.bySection}
            counts={sectionCounts(sections, running)}
            isDisabled={isSubmitting}
            onGo={onGo}
          />
        </>
      )}
      {error !== undefined && (
        <p ref={bringIntoView} role="alert" className={styles.error}>
          {strong(texts.failed)} <span>{error === '' ? texts.noConnection : error}</span>{' '}
          <span>{isStoredOnDevice ? texts.safe : texts.keepOpen}</span>{' '}
          <span>{isTryingAgain ? texts.tryingAgain : texts.tryAgain}</span>
        </p>
      )}
    </Dialog>
  );
}

function strong(words: string) {
  return <strong>{words}</strong>;
}

/** A question that is answered and marked counts as both. */
function countsOf(counts: PaperCounts): SubmitCount[] {
  const { answered, notAnswered, marked, answeredAndMarked, unseen, first } = counts;
  return [
    {
      label: texts.answered,
      value: String(answered),
      first: first.answered,
      goTo: texts.goToAnswered(answered),
    },
    {
      label: texts.notAnswered,
      value: String(notAnswered),
      first: first.notAnswered,
      goTo: texts.goToNotAnswered(notAnswered),
    },
    {
      label: texts.marked,
      value: String(marked),
      note: answeredAndMarked === 0 ? undefined : texts.ofThemAnswered(answeredAndMarked),
      first: first.marked,
      goTo: texts.goToMarked(marked),
    },
    {
      label: texts.notVisited,
      value: String(unseen),
      first: first.unseen,
      goTo: texts.goToNotVisited(unseen),
    },
  ];
}

/**
 * A section leads to its first question without an answer, or else to its first one. Where each has its
 * own time, only the one that runs leads anywhere.
 */
function sectionCounts(sections: readonly Section[], running: number | undefined): SubmitCount[] {
  return sections.map(({ name, answered, total, first, firstOpen }, index) => {
    const value = texts.answeredOf(answered, total);
    const isOpen = running === undefined || index === running;
    return {
      label: name,
      value,
      note: isOpen ? undefined : index < running ? texts.over : texts.later,
      first: isOpen ? (firstOpen ?? first) : null,
      goTo:
        firstOpen === null ? texts.goToSection(value, name) : texts.goToNotAnsweredOf(value, name),
    };
  });
}
