import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { LegendWords } from '../../../shared/paper.types';
import { nextIndex } from '../../../shared/rules/grid-keys';
import * as texts from '../../../texts/palette';
import { isSameSections, type PaletteSection } from '../rules/palette-sections';
import { looksSame, type PaletteCounts, type PaletteEntry } from '../rules/palette-state';
import { PALETTE_COLUMNS, PaletteGroup } from './palette-group';
import { PaletteLegend } from './palette-legend';
import styles from './palette.module.css';

/** Number of questions that are rendered, laid out and painted as one group: two rows. */
const GROUP_SIZE = 2 * PALETTE_COLUMNS;

const SCROLL_DELAY_MS = 100;
const NONE: readonly PaletteSection[] = [];

export interface PaletteProps {
  /** All questions of the paper, or those of its locked section that is open. */
  entries: readonly PaletteEntry[];
  /** The counts of the entries. */
  counts: PaletteCounts;
  /** The sections of the entries: each has a heading. Without them there is none. */
  sections?: readonly PaletteSection[] | undefined;
  /** The words of the paper's profile for the states; undefined for those of all other papers. */
  words?: LegendWords | undefined;
  /** Must be stable between renders. */
  onGo: (index: number) => void;
}

/**
 * All questions in five columns, each with its state, and the legend. Arrow keys move inside, and
 * the current question stays in view.
 */
export const Palette = memo(
  AllQuestions,
  // Reading time and saves do not change the palette.
  (before, after) =>
    before.onGo === after.onGo &&
    before.words === after.words &&
    isSameSections(before.sections ?? NONE, after.sections ?? NONE) &&
    looksSame(before.entries, after.entries),
);

function AllQuestions(props: PaletteProps) {
  const { entries, counts, sections = NONE, words = texts.states, onGo } = props;
  const grid = useRef<HTMLDivElement>(null);
  const first = entries[0]?.index ?? 0;
  const current = entries.findIndex((entry) => entry.isCurrent);

  const showCurrent = useEffectEvent(() => showTile(grid.current, current));
  // Delayed until the click is painted, because scrolling into view forces a layout.
  useEffect(() => {
    const painted = setTimeout(() => showCurrent(), SCROLL_DELAY_MS);
    return () => clearTimeout(painted);
  }, [current]);

  // What is above the tiles can grow later: fonts arrive when they want to.
  useEffect(() => {
    const palette = grid.current?.parentElement;
    if (!palette || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showCurrent());
    observer.observe(palette);
    return () => observer.disconnect();
  }, []);

  const move = useCallback(
    (event: KeyboardEvent, index: number): void => {
      const tiles = grid.current?.querySelectorAll('button');
      const target = tiles && nextIndex(event.key, index - first, tiles.length, PALETTE_COLUMNS);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      tiles?.[target]?.focus();
    },
    [first],
  );
  const groups = (own: readonly PaletteEntry[]): ReactElement[] =>
    groupEntries(own).map((group, index) => (
      <PaletteGroup key={index} entries={group} words={words} onGo={onGo} onMove={move} />
    ));

  return (
    <div className={styles.palette}>
      <PaletteLegend entries={entries} counts={counts} words={words} />
      <div
        ref={grid}
        role="group"
        aria-label={texts.palette}
        className={styles.grid}
        data-own-arrows=""
      >
        {sections.length === 0 && groups(entries)}
        {sections.map((section) => (
          <PaletteSectionPart key={section.first} section={section}>
            {groups(entriesOf(section, entries))}
          </PaletteSectionPart>
        ))}
      </div>
    </div>
  );
}

/** The heading of a section above its tiles. */
function PaletteSectionPart({
  section,
  children,
}: {
  section: PaletteSection;
  children: ReactElement[];
}) {
  const { name, answered, total } = section;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.sectionName}>
        <span>{name}</span>{' '}
        <span className={styles.sectionCount}>{texts.answeredOf(answered, total)}</span>
      </h3>
      {children}
    </section>
  );
}

function entriesOf(
  { first, total }: PaletteSection,
  entries: readonly PaletteEntry[],
): readonly PaletteEntry[] {
  return entries.filter(({ index }) => index >= first && index < first + total);
}

/** If the keyboard focus is on another tile, that tile stays in view. */
function showTile(grid: HTMLElement | null, index: number): void {
  const tile = grid?.querySelectorAll('button')[index];
  const focused = grid?.querySelector(':focus');
  if (!focused || focused === tile) tile?.scrollIntoView({ block: 'nearest' });
}

function groupEntries(entries: readonly PaletteEntry[]): (readonly PaletteEntry[])[] {
  return Array.from({ length: Math.ceil(entries.length / GROUP_SIZE) }, (_, groupIndex) =>
    entries.slice(groupIndex * GROUP_SIZE, (groupIndex + 1) * GROUP_SIZE),
  );
}
