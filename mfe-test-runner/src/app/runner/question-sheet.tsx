import type { ReactNode } from 'react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { VisuallyHidden } from '@abhyas/ui';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { QuestionView } from '../../features/question/components/question-view';
import { usePreparedFormulas } from '../../shared/math-text/use-prepared-formulas';
import type { Paper } from '../../shared/paper.types';
import type { Progress } from '../../shared/progress.types';
import { ownProgress } from './own-progress';
import { useQuestionChange } from './use-question-change';
import styles from './runner-screen.module.css';

export interface QuestionSheetProps {
  session: AttemptSession;
  progress: Progress;
  isReadOnly: boolean;
  /** What stands above the question. */
  children: ReactNode;
}

/** The current question, on the part of the screen that scrolls. */
export function QuestionSheet({ session, progress, isReadOnly, children }: QuestionSheetProps) {
  const { paper } = session;
  const index = progress.currentIndex;
  const total = paper.questions.length;
  // A question full of formulas takes a slow phone a while: first the palette shows the move.
  const shownIndex = useDeferredValue(index);
  const shown = paper.questions[shownIndex];
  const own = ownProgress(paper, progress, shownIndex);
  usePreparedFormulas(useMemo(() => textsNear(paper, index), [paper, index]));
  const sheet = useQuestionChange(shownIndex);
  const select = useCallback(
    (option: number) => {
      // A click on the question before, on its way out, is none on the one that comes.
      if (session.getSnapshot().progress.currentIndex !== shownIndex) return;
      session.dispatch({ type: 'select', option });
    },
    [session, shownIndex],
  );
  return (
    <>
      <div className={styles.place}>
        <div
          ref={sheet}
          role="group"
          tabIndex={-1}
          aria-label={`Question ${shownIndex + 1} of ${total}`}
          className={styles.sheet}
        >
          {children}
          {shown && (
            <QuestionView
              key={shown._id}
              question={shown}
              number={shownIndex + 1}
              total={total}
              selectedOption={own.selectedOption}
              isMarked={own.marked}
              isReadOnly={isReadOnly}
              onSelect={select}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status" aria-live="polite" className={styles.spoken}>
          Question {index + 1} of {total}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Where Next and Previous lead. */
function textsNear({ questions }: Paper, index: number): string[] {
  return [index + 1, index + 2, index - 1].flatMap((near) => {
    const question = questions[near];
    return question ? [question.question, ...question.options] : [];
  });
}
