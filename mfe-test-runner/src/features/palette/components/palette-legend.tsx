import { classNames } from '@abhyas/ui';
import type { PaletteCounts, QuestionState } from '../rules/palette-state';
import styles from './palette.module.css';
import { STATE_LABELS } from './state-labels';
import { StateMark } from './state-mark';

const STATES: readonly QuestionState[] = ['answered', 'marked', 'visited', 'not-visited'];

/** The meaning of the palette's colours and marks, with the number of questions of each. */
export function PaletteLegend({ counts }: { counts: PaletteCounts }) {
  return (
    <dl className={styles.legend} aria-label="Legend">
      <div className={styles.legendRow}>
        <dt className={styles.legendLabel}>
          <span className={classNames(styles.swatch, styles.current)} aria-hidden="true" />
          Current question, outlined
        </dt>
        <dd className={styles.legendCount}>1</dd>
      </div>
      {STATES.map((state) => (
        <div key={state} className={styles.legendRow}>
          <dt className={styles.legendLabel}>
            <span className={classNames(styles.swatch, styles[state])} aria-hidden="true">
              <StateMark state={state} isMarked={state === 'marked'} className={styles.mark} />
            </span>
            {STATE_LABELS[state]}
          </dt>
          <dd className={styles.legendCount}>
            <span className={styles.count}>{counts.byState[state]}</span>
          </dd>
        </div>
      ))}
      {/* Always rendered: a row that appears with the first mark would move the palette. */}
      <div className={styles.legendRow}>
        <dt className={styles.legendLabel}>
          <span className={classNames(styles.swatch, styles.answered)} aria-hidden="true">
            <StateMark state="not-visited" isMarked className={styles.mark} />
          </span>
          Answered and marked
        </dt>
        <dd className={styles.legendCount}>
          <span className={styles.count}>{counts.answeredAndMarked}</span>
        </dd>
      </div>
    </dl>
  );
}
