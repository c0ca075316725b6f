import { memo, type CSSProperties, type KeyboardEvent } from 'react';
import type { LegendWords } from '../../../shared/paper.types';
import { looksSame, type PaletteEntry } from '../rules/palette-state';
import { PaletteTile } from './palette-tile';
import styles from './palette.module.css';

export const PALETTE_COLUMNS = 5;

export interface PaletteGroupProps {
  entries: readonly PaletteEntry[];
  words: LegendWords;
  /** Both must be stable between renders. */
  onGo: (index: number) => void;
  onMove: (event: KeyboardEvent, index: number) => void;
}

/** A few rows of the palette. A change in one group does not render the others. */
export const PaletteGroup = memo(
  Group,
  (before, after) =>
    before.words === after.words &&
    before.onGo === after.onGo &&
    before.onMove === after.onMove &&
    looksSame(before.entries, after.entries),
);

function Group({ entries, words, onGo, onMove }: PaletteGroupProps) {
  const rows = Math.ceil(entries.length / PALETTE_COLUMNS);
  return (
    <div className={styles.group} style={{ '--rows': rows } as CSSProperties}>
      {entries.map(({ questionId, index, state, isMarked, isCurrent }) => (
        <PaletteTile
          key={questionId}
          index={index}
          state={state}
          isMarked={isMarked}
          isCurrent={isCurrent}
          words={words}
          onGo={onGo}
          onMove={onMove}
        />
      ))}
    </div>
  );
}
