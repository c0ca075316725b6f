import { classNames, VisuallyHidden, type Elements } from '@abhyas/ui';
import { usePreparedFormulas } from '@abhyas/ui/math-text';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SessionInput } from '../../features/attempt-session/rules/session/event';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { ownMarks } from '../../features/instructions/rules/section-summary';
import { FoldablePassage, PassageColumn } from '../../features/passage/components/passage-view';
import { passageAt } from '../../features/passage/rules/shown-passage';
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
  /** Whether a passage has room beside its questions. */
  isWide: boolean;
  /** Moves that began in a dialog: with each, the question takes the focus. */
  jumps: number;
  /** Takes the answer of the current question back; undefined where that is not possible. */
  onClear: (() => void) | undefined;
  /** Content above the question. */
  children: Elements;
}

/** The current question, in the scrolling part of the screen. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { session, progress, isReadOnly, hasSubject, isWide, jumps, onClear, children } = props;
  const { paper } = session;
  const index = progress.currentIndex;
  const total = paper.questions.length;
  // Many formulas take a while on a slow phone: the palette shows the move first.
  const shownIndex = useDeferredValue(index);
  const shown = paper.questions[shownIndex];
  const own = ownProgress(paper, progress, shownIndex);
  usePreparedFormulas(useMemo(() => textsOfNeighbours(paper, index), [paper, index]));
  const sheet = useQuestionChange(shownIndex, jumps);
  const answer = useMemo(() => {
    const dispatch = (event: SessionInput): void => {
      // A click on the previous question must not count for the next one.
      if (session.getSnapshot().progress.currentIndex === shownIndex) session.dispatch(event);
    };
    return {
      select: (option: number) => dispatch({ type: 'select', option }),
      toggle: (option: number) => dispatch({ type: 'toggle', option }),
      enter: (value: string) => dispatch({ type: 'enter', value }),
      leave: () => dispatch({ type: 'leave-field' }),
    };
  }, [session, shownIndex]);
  const clear = useMemo(
    () =>
      onClear &&
      (() => {
        if (session.getSnapshot().progress.currentIndex !== shownIndex) return;
        onClear();
        // The button disappears, and the next keys are for the options.
        sheet.current?.querySelector<HTMLElement>('[data-answer] input')?.focus();
      }),
    [session, shownIndex, onClear, sheet],
  );
  const passage = useMemo(() => passageAt(paper, shownIndex), [paper, shownIndex]);
  const marks = useMemo(() => ownMarks(paper, shownIndex), [paper, shownIndex]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback(
    (passageId: string, isFolded: boolean) =>
      setUnfolded((before) => {
        const after = new Set(before);
        if (isFolded) after.delete(passageId);
        else after.add(passageId);
        return after;
      }),
    [],
  );
  return (
    <div className={classNames(styles.reading, passage && isWide && styles.withPassage)}>
      {passage && isWide && (
        <PassageColumn key={passage.passage.id} shown={passage} className={styles.passage} />
      )}
      <div
        ref={sheet}
        role="group"
        tabIndex={-1}
        aria-label={texts.place(shownIndex + 1, total)}
        className={styles.sheet}
      >
        {children}
        {passage && !isWide && (
          <FoldablePassage
            key={passage.passage.id}
            shown={passage}
            isFolded={!unfolded.has(passage.passage.id)}
            onFold={fold}
          />
        )}
        {shown && (
          <QuestionView
            key={shown._id}
            question={shown}
            subject={hasSubject ? shown.subject : undefined}
            number={shownIndex + 1}
            total={total}
            own={own}
            marks={marks && texts.marks(marks.right, marks.wrong)}
            isReadOnly={isReadOnly}
            hasKeypad={paper.profile?.keypad === true}
            clearWord={paper.profile?.buttons.clear ?? undefined}
            onSelect={answer.select}
            onToggle={answer.toggle}
            onEnter={answer.enter}
            onLeave={answer.leave}
            onClear={clear}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status" aria-live="polite" className={styles.spoken}>
          {texts.place(index + 1, total)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** The texts with formulas of the next two questions and of the previous one. */
function textsOfNeighbours({ questions }: Paper, index: number): string[] {
  return [index + 1, index + 2, index - 1].flatMap((near) => {
    const question = questions[near];
    if (!question) return [];
    const { head = [], rows = [] } = question.table ?? {};
    return [question.question, ...question.options, ...head, ...rows.flat()];
  });
}
