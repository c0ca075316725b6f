import { Button, ChevronLeft, ChevronRight, Flag, LayoutGrid, VisuallyHidden } from '@abhyas/ui';
import { memo } from 'react';
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
  actions: RunnerActions;
}

// Constant elements do not render again when the rest changes.
const PREVIOUS = (
  <>
    <ChevronLeft aria-hidden="true" />
    <span className={styles.word}>{texts.previous}</span>
  </>
);
const NEXT = (
  <>
    {texts.next}
    <ChevronRight aria-hidden="true" />
  </>
);
const MARK = (
  <span>
    {mark((words) => (
      <span className={styles.longer}>{words}</span>
    ))}
  </span>
);

/** The buttons Previous, Mark and Next, within reach of a thumb. */
export const QuestionBar = memo(function QuestionBar(props: QuestionBarProps) {
  const { isFirst, isLast, isMarked, answered, total, actions } = props;
  return (
    <nav aria-label={texts.questionButtons} className={styles.bar}>
      <Button variant="secondary" onClick={actions.previous} disabled={isFirst}>
        {PREVIOUS}
      </Button>
      <Button
        variant="secondary"
        className={styles.mark}
        onClick={actions.mark}
        aria-pressed={isMarked}
      >
        <Flag aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
        {MARK}
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
        {NEXT}
      </Button>
    </nav>
  );
});
