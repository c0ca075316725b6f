import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { classNames } from '@abhyas/ui';
import type { PaletteCounts, PaletteEntry, QuestionState } from '../rules/palette-state';
import { nextIndex } from '../rules/palette-keys';
import { StateMark } from './state-mark';
import styles from './palette.module.css';

const STATE_LABELS: Record<QuestionState, string> = {
  answered: 'Answered',
  marked: 'Marked for review',
  visited: 'Visited, not answered',
  'not-visited': 'Not visited',
};

const STATES: readonly QuestionState[] = ['answered', 'marked', 'visited', 'not-visited'];

export interface PaletteProps {
  entries: readonly PaletteEntry[];
  counts: PaletteCounts;
  onGo: (index: number) => void;
}

/** All questions in five columns, each with its state; arrow keys move inside. And the legend. */
export function Palette({ entries, counts, onGo }: PaletteProps) {
  const grid = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number): void {
    const target = nextIndex(event.key, index, entries.length);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    grid.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div className={styles.palette}>
      <Legend counts={counts} />
      <div
        ref={grid}
        role="group"
        aria-label="Question palette"
        className={styles.grid}
        data-own-keys=""
      >
        {entries.map((entry, index) => (
          <button
            key={entry.questionId}
            type="button"
            className={classNames(
              styles.tile,
              styles[entry.state],
              entry.isCurrent && styles.current,
            )}
            aria-label={entryLabel(entry)}
            aria-current={entry.isCurrent ? 'step' : undefined}
            tabIndex={entry.isCurrent ? 0 : -1}
            onClick={() => onGo(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {entry.number}
            <StateMark state={entry.state} isMarked={entry.isMarked} className={styles.mark} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Legend({ counts }: { counts: PaletteCounts }) {
  return (
    <dl className={styles.legend} aria-label="Legend">
      {STATES.map((state) => (
        <div key={state} className={styles.legendRow}>
          <dt className={styles.legendLabel}>
            <span className={classNames(styles.swatch, styles[state])} aria-hidden="true">
              <StateMark state={state} isMarked={state === 'marked'} className={styles.mark} />
            </span>
            {STATE_LABELS[state]}
          </dt>
          <dd className={styles.legendCount}>{counts.byState[state]}</dd>
        </div>
      ))}
      <div className={styles.legendRow}>
        <dt className={styles.legendLabel}>
          <span className={classNames(styles.swatch, styles.current)} aria-hidden="true" />
          Current, with its own mark
        </dt>
      </div>
    </dl>
  );
}

function entryLabel({ number, state, isMarked, isCurrent }: PaletteEntry): string {
  const parts = [`Question ${number}`, STATE_LABELS[state].toLowerCase()];
  if (isMarked && state !== 'marked') parts.push('marked for review');
  if (isCurrent) parts.push('current');
  return parts.join(', ');
}
