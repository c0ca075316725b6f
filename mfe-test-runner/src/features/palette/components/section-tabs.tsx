import { Check, Info, Lock, VisuallyHidden } from '@abhyas/ui';
import { memo, useEffect, useRef } from 'react';
import * as texts from '../../../texts/palette';
import { isSameSections, type PaletteSection } from '../rules/palette-sections';
import styles from './section-tabs.module.css';

const SCROLL_DELAY_MS = 100;
/** So much of the next tab stays visible, where there is one: one sees that the row goes on. */
const PEEK_PX = 48;

export interface SectionTabsProps {
  sections: readonly PaletteSection[];
  /** The index of the section whose time runs, where each has its own; undefined where all are open. */
  running?: number | undefined;
  /** Must be stable between renders. */
  onGo: (index: number) => void;
  /** Shows the instructions of the current section; undefined where there are none. Must be stable, too. */
  onAbout?: (() => void) | undefined;
}

/**
 * The parts of a paper in one row, each with its number of answers. A tab leads to the first question
 * of its part. Where each section has its own time, the others are texts that say when they are open.
 * A row that is too long scrolls, and the current part stays in view.
 */
export const SectionTabs = memo(
  Row,
  (before, after) =>
    before.onGo === after.onGo &&
    before.onAbout === after.onAbout &&
    before.running === after.running &&
    isSameSections(before.sections, after.sections),
);

function Row({ sections, running, onGo, onAbout }: SectionTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = sections.findIndex(({ isCurrent }) => isCurrent);
  // Delayed until the click is painted, because its place forces a layout.
  useEffect(() => {
    const painted = setTimeout(() => row.current && showCurrent(row.current), SCROLL_DELAY_MS);
    return () => clearTimeout(painted);
  }, [current]);
  return (
    <div className={styles.bar}>
      <ul ref={row} aria-label={texts.sections} className={styles.row}>
        {sections.map((section, index) => (
          <li key={section.first} className={styles.item}>
            {running === undefined || index === running ? (
              <Tab section={section} onGo={onGo} />
            ) : (
              <ClosedTab section={section} isOver={index < running} />
            )}
          </li>
        ))}
      </ul>
      {onAbout && (
        <button
          type="button"
          className={styles.about}
          aria-label={texts.aboutSection}
          title={texts.aboutSection}
          onClick={onAbout}
        >
          <Info aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface TabProps extends Pick<SectionTabsProps, 'onGo'> {
  section: PaletteSection;
}

function Tab({ section: { name, first, total, answered, isCurrent }, onGo }: TabProps) {
  return (
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
  );
}

interface ClosedTabProps {
  section: PaletteSection;
  /** Or else it comes later. */
  isOver: boolean;
}

/** A section that cannot be reached, with the reason. */
function ClosedTab({ section: { name, answered, total }, isOver }: ClosedTabProps) {
  return (
    <span className={styles.closed}>
      {isOver ? <Check aria-hidden="true" /> : <Lock aria-hidden="true" />}
      <span className={styles.name}>{name}</span>
      <span className={styles.reason} aria-hidden="true">
        {isOver ? texts.over : texts.later}
      </span>
      <VisuallyHidden>
        {isOver ? texts.sectionOver(answered, total) : texts.sectionLater}
      </VisuallyHidden>
    </span>
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
