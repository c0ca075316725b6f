import { classNames } from '@abhyas/ui';
import type { LegendWords } from '../../../shared/paper.types';
import * as texts from '../../../texts/palette';
import type { PaletteCounts, PaletteEntry, QuestionState } from '../rules/palette-state';
import styles from './palette.module.css';
import { StateMark } from './state-mark';

const STATES: readonly QuestionState[] = ['answered', 'marked', 'visited', 'not-visited'];

/** As many letters are read well in a column. */
const MAX_NARROW_LENGTH = 30;

export interface PaletteLegendProps {
  entries: readonly PaletteEntry[];
  /** The counts of the entries. */
  counts: PaletteCounts;
  words: LegendWords;
}

/** What the tiles mean: the tile of the current question, and one of each kind with their number. */
export function PaletteLegend({ entries, counts, words }: PaletteLegendProps) {
  const current = entries.find(({ isCurrent }) => isCurrent);
  const { index = -1, state = 'visited', isMarked = false } = current ?? {};
  return (
    <dl className={styles.legend} aria-label={texts.legend}>
      <Sample
        label={texts.currentQuestion}
        state={state}
        isMarked={isMarked}
        isCurrent
        number={index + 1}
      />
      {STATES.map((each) => (
        <Sample
          key={each}
          label={texts.stateWord(words, each)}
          state={each}
          isMarked={each === 'marked'}
          number={counts.byState[each]}
        />
      ))}
      {/* Always rendered: a row that appears with the first mark would move the palette. */}
      <Sample
        label={words.answeredAndMarked}
        state="answered"
        isMarked
        number={counts.answeredAndMarked}
        isWide={words.answeredAndMarked.length > MAX_NARROW_LENGTH}
      />
    </dl>
  );
}

interface SampleProps {
  label: string;
  state: QuestionState;
  isMarked?: boolean;
  isCurrent?: boolean;
  number: number;
  /** Whether it has a row of its own, for a long label. */
  isWide?: boolean;
}

/** It has the classes of a tile, so that it looks as the tiles do in all colours. */
function Sample(props: SampleProps) {
  const { label, state, isMarked = false, isCurrent = false, number, isWide = false } = props;
  return (
    <div className={classNames(styles.sample, isWide && styles.wide)}>
      <dt>{label}</dt>
      <dd
        className={classNames(
          styles.tile,
          styles.sampleTile,
          styles[state],
          isCurrent && styles.current,
        )}
      >
        <span className={styles.number}>{number}</span>
        <StateMark state={state} isMarked={isMarked} className={styles.mark} />
      </dd>
    </div>
  );
}
