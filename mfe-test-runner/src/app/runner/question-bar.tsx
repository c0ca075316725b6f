import { Button, ChevronLeft, ChevronRight, Flag, LayoutGrid } from '@abhyas/ui';
import type { PaletteCounts } from '../../features/palette/rules/palette-state';
import styles from './question-bar.module.css';

export interface QuestionBarProps {
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  /** Where the palette is a drawer: what its button counts. */
  counts: PaletteCounts | undefined;
  onPrevious: () => void;
  onNext: () => void;
  onMark: () => void;
  onPalette: () => void;
}

/** Previous, mark, next: within reach of a thumb. */
export function QuestionBar(props: QuestionBarProps) {
  const { isFirst, isLast, isMarked, counts } = props;
  return (
    <nav aria-label="Question" className={styles.bar}>
      <Button variant="secondary" onClick={props.onPrevious} disabled={isFirst}>
        <ChevronLeft aria-hidden="true" />
        <span className={styles.word}>Previous</span>
      </Button>
      <Button variant="secondary" onClick={props.onMark} aria-pressed={isMarked}>
        <Flag aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
        <span>
          Mark<span className={styles.longer}> for review</span>
        </span>
      </Button>
      {counts && (
        <Button
          variant="secondary"
          onClick={props.onPalette}
          aria-label={`Question palette, ${counts.answered} of ${counts.total} answered`}
        >
          <LayoutGrid aria-hidden="true" />
          {counts.answered}/{counts.total}
        </Button>
      )}
      <Button variant="secondary" className={styles.next} onClick={props.onNext} disabled={isLast}>
        <span className={styles.word}>Next</span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
