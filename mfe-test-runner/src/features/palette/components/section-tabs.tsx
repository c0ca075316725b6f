import { memo, useEffect, useRef } from 'react';
import * as texts from '../../../texts/palette';
import { isSameSections, type PaletteSection } from '../rules/palette-sections';
import styles from './section-tabs.module.css';

const SCROLL_DELAY_MS = 100;
/** So much of the next tab stays visible, where there is one: one sees that the row goes on. */
const PEEK_PX = 48;

export interface SectionTabsProps {
  sections: readonly PaletteSection[];
  /** Must be stable between renders. */
  onGo: (index: number) => void;
}

/**
 * The parts of a paper in one row, each with its number of answers. A tab leads to the first question
 * of its part. A row that is too long scrolls, and the current part stays in view.
 */
export const SectionTabs = memo(
  Row,
  (before, after) => before.onGo === after.onGo && isSameSections(before.sections, after.sections),
);

function Row({ sections, onGo }: SectionTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = sections.findIndex(({ isCurrent }) => isCurrent);
  // Delayed until the click is painted, because its place forces a layout.
  useEffect(() => {
    const painted = setTimeout(() => row.current && showCurrent(row.current), SCROLL_DELAY_MS);
    return () => clearTimeout(painted);
  }, [current]);
  return (
    <ul ref={row} aria-label={texts.sections} className={styles.row}>
      {sections.map(({ name, first, total, answered, isCurrent }) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            className={styles.tab}
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={texts.sectionTab({ name, answered, total, firstNumber: first + 1 })}
            onClick={() => onGo(first)}
          >
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>{texts.answeredOf(answered, total)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls only the row. The focused tab stays where it is. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]');
  if (!tab || (row.matches(':focus-within') && !tab.matches(':focus'))) return;
  const { left, right } = row.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  const before = left + PEEK_PX - place.left;
  const after = place.right + PEEK_PX - right;
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += after;
}
