import type { KeyboardEvent } from 'react';
import { memo, useCallback, useRef } from 'react';
import type { PaletteCounts, PaletteEntry } from '../rules/palette-state';
import { nextIndex } from '../rules/palette-keys';
import { looksSame } from '../rules/palette-state';
import { PaletteLegend } from './palette-legend';
import { PaletteTile } from './palette-tile';
import styles from './palette.module.css';

export interface PaletteProps {
  entries: readonly PaletteEntry[];
  /** Those of the entries. */
  counts: PaletteCounts;
  /** The same between renders. */
  onGo: (index: number) => void;
}

/** All questions in five columns, each with its state; arrow keys move inside. And the legend. */
export const Palette = memo(
  AllQuestions,
  // Reading time and saves change nothing here.
  (before, after) => before.onGo === after.onGo && looksSame(before.entries, after.entries),
);

function AllQuestions({ entries, counts, onGo }: PaletteProps) {
  const grid = useRef<HTMLDivElement>(null);

  const move = useCallback((event: KeyboardEvent, index: number): void => {
    const tiles = grid.current?.querySelectorAll('button');
    const target = tiles && nextIndex(event.key, index, tiles.length);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    tiles?.[target]?.focus();
  }, []);

  return (
    <div className={styles.palette}>
      <PaletteLegend counts={counts} />
      <div
        ref={grid}
        role="group"
        aria-label="Question palette"
        className={styles.grid}
        data-own-arrows=""
      >
        {entries.map(({ questionId, state, isMarked, isCurrent }, index) => (
          <PaletteTile
            key={questionId}
            index={index}
            state={state}
            isMarked={isMarked}
            isCurrent={isCurrent}
            onGo={onGo}
            onMove={move}
          />
        ))}
      </div>
    </div>
  );
}
