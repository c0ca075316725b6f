import { VisuallyHidden } from '@abhyas/ui';
import { usePreparedFormulas } from '@abhyas/ui/math-text';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { QuestionView } from '../../features/question/components/question-view';
import type { Paper } from '../../shared/paper.types';
import { ownProgress, type Progress } from '../../shared/progress.types';
import * as texts from '../../texts/question';
import styles from './runner-screen.module.css';
import { useQuestionChange } from './use-question-change';

export interface QuestionSheetProps {
  session: AttemptSession;
  progress: Progress;
  isReadOnly: boolean;
  /** Whether the question's subject is shown beside its number: not when a tab shows it. */
  hasSubject: boolean;
  /** Moves that began in a dialog: with each, the question takes the focus. */
  jumps: number;
  /** Takes the answer of the current question back; undefined where that is not possible. */
  onClear: (() => void) | undefined;
  /** Content above the question. */
  children: ReactNode;
}

/** The current question, in the scrolling part of the screen. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { session, progress, isReadOnly, hasSubject, jumps, onClear, children } = props;
  const { paper } = session;
  const index = progress.currentIndex;
  const total = paper.questions.length;
  // Many formulas take a while on a slow phone: the palette shows the move first.
  const shownIndex = useDeferredValue(index);
  const shown = paper.questions[shownIndex];
  const own = ownProgress(paper, progress, shownIndex);
  usePreparedFormulas(useMemo(() => textsOfNeighbours(paper, index), [paper, index]));
  const sheet = useQuestionChange(shownIndex, jumps);
  const select = useCallback(
    (option: number) => {
      // A click on the previous question must not count for the next one.
      if (session.getSnapshot().progress.currentIndex !== shownIndex) return;
      session.dispatch({ type: 'select', option });
    },
    [session, shownIndex],
  );
  const clear = useMemo(
    () =>
      onClear &&
      (() => {
        if (session.getSnapshot().progress.currentIndex !== shownIndex) return;
        onClear();
        // The button disappears, and the next keys are for the options.
        sheet.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
      }),
    [session, shownIndex, onClear, sheet],
  );
  return (
    <>
      <div
        ref={sheet}
        role="group"
        tabIndex={-1}
        aria-label={texts.place(shownIndex + 1, total)}
        className={styles.sheet}
      >
        {children}
        {shown && (
          <QuestionView
            key={shown._id}
            question={shown}
            subject={hasSubject ? shown.subject : undefined}
            number={shownIndex + 1}
            total={total}
            selectedOption={own.selectedOption}
            isMarked={own.marked}
            isReadOnly={isReadOnly}
            onSelect={select}
            onClear={clear}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status" aria-live="polite" className={styles.spoken}>
          {texts.place(index + 1, total)}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The texts of the next two questions and of the previous one. */
function textsOfNeighbours({ questions }: Paper, index: number): string[] {
  return [index + 1, index + 2, index - 1].flatMap((near) => {
    const question = questions[near];
    return question ? [question.question, ...question.options] : [];
  });
}
