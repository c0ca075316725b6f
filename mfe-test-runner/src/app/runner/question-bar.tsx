import {
  Button,
  ChevronLeft,
  ChevronRight,
  classNames,
  Flag,
  LayoutGrid,
  VisuallyHidden,
} from '@abhyas/ui';
import { memo } from 'react';
import type { ButtonWords } from '../../shared/paper.types';
import { mark } from '../../texts/mark';
import * as palette from '../../texts/palette';
import * as texts from '../../texts/runner';
import styles from './question-bar.module.css';
import type { RunnerActions } from './use-runner-actions';

export interface QuestionBarProps {
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  /** The count on the palette button, when the palette is a drawer. */
  answered: number | undefined;
  total: number;
  /** The words of the paper's profile; undefined for those of all other papers. */
  words: ButtonWords | undefined;
  actions: RunnerActions;
}

// Constant elements do not render again when the rest changes.
const MARK = (
  <span>
    {mark((words) => (
      <span className={styles.longer}>{words}</span>
    ))}
  </span>
);

/** The buttons Previous, Mark and Next, within reach of a thumb. */
export const QuestionBar = memo(function QuestionBar(props: QuestionBarProps) {
  const { isFirst, isLast, isMarked, answered, total, words, actions } = props;
  return (
    <nav
      aria-label={texts.questionButtons}
      className={classNames(styles.bar, words && styles.worded)}
    >
      <Button variant="secondary" onClick={actions.previous} disabled={isFirst}>
        <Previous>{words?.previous ?? texts.previous}</Previous>
      </Button>
      <Button
        variant="secondary"
        className={styles.mark}
        onClick={actions.mark}
        aria-pressed={isMarked}
      >
        <Flag aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
        {words ? <span>{words.mark}</span> : MARK}
      </Button>
      {answered !== undefined && (
        <Button variant="secondary" onClick={actions.openPalette}>
          <LayoutGrid aria-hidden="true" />
          <span>
            <VisuallyHidden>{palette.openPalette(answered, total)}</VisuallyHidden>
            <span aria-hidden="true">{palette.answeredOf(answered, total)}</span>
          </span>
        </Button>
      )}
      <Button className={styles.next} onClick={actions.next} disabled={isLast}>
        <Next>{words?.next ?? texts.next}</Next>
      </Button>
    </nav>
  );
});

const Previous = memo(function Previous({ children }: { children: string }) {
  return (
    <>
      <ChevronLeft aria-hidden="true" className={styles.keep} />
      <span className={styles.word}>{children}</span>
    </>
  );
});

const Next = memo(function Next({ children }: { children: string }) {
  return (
    <>
      <span>{children}</span>
      <ChevronRight aria-hidden="true" />
    </>
  );
});
