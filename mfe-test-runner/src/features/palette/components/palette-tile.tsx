import { classNames } from '@abhyas/ui';
import { memo, type KeyboardEvent } from 'react';
import type { LegendWords } from '../../../shared/paper.types';
import * as texts from '../../../texts/palette';
import type { QuestionState } from '../rules/palette-state';
import styles from './palette.module.css';
import { StateMark } from './state-mark';

export interface PaletteTileProps {
  index: number;
  state: QuestionState;
  isMarked: boolean;
  isCurrent: boolean;
  words: LegendWords;
  /** Both must be stable between renders: of a hundred tiles only changed ones render again. */
  onGo: (index: number) => void;
  onMove: (event: KeyboardEvent, index: number) => void;
}

/** The tile of one question: its number, its state, and whether it is the current one. */
export const PaletteTile = memo(function PaletteTile(props: PaletteTileProps) {
  const { index, state, isMarked, isCurrent, words, onGo, onMove } = props;
  return (
    <button
      type="button"
      className={classNames(styles.tile, styles[state], isCurrent && styles.current)}
      aria-label={texts.tile({ number: index + 1, state, isMarked, isCurrent }, words)}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onGo(index)}
      onKeyDown={(event) => onMove(event, index)}
    >
      <span className={styles.number}>{index + 1}</span>
      <StateMark state={state} isMarked={isMarked} className={styles.mark} />
    </button>
  );
});
