import { classNames, Flag } from '@abhyas/ui';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import { useCurrentQuestion } from '../hooks/use-current-question';
import { outcomeOf, type Outcome } from '../rules/review-filters';
import { stripIndex } from '../rules/strip-keys';
import styles from './question-strip.module.css';

export interface QuestionStripProps {
  results: readonly DetailedResult[];
  /** Contains the questions, and what of them it shows. */
  area: RefObject<HTMLElement | null>;
  shown: string;
  /** With a number from 1. */
  onGo: (number: number) => void;
}

/**
 * The numbers of all questions in one row, with what became of each. A press leads to the question; arrow
 * keys, Home and End move between the numbers. The one with the focus stays in view, or else the one that is
 * being read.
 */
export function QuestionStrip({ results, area, shown, onGo }: QuestionStripProps) {
  const row = useRef<HTMLOListElement>(null);
  const read = useCurrentQuestion(area, shown);
  const [focused, setFocused] = useState<number | null>(null);
  const hasFocus = focused !== null;
  useEffect(() => {
    // Moving the focus can scroll the page, so that another question is being read.
    if (read !== null && !hasFocus) bringToMiddle(row.current, read);
  }, [read, hasFocus]);
  const reachable = focused ?? read ?? 1;
  return (
    <nav aria-label={texts.numbers} className={styles.strip} data-print="none">
      <ol ref={row} className={styles.row}>
        {results.map((result, index) => (
          <li key={result.questionId}>
            <Tile
              number={index + 1}
              outcome={outcomeOf(result)}
              isMarked={result.marked}
              isCurrent={read === index + 1}
              isReachable={reachable === index + 1}
              count={results.length}
              onFocus={setFocused}
              onGo={onGo}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TileProps {
  number: number;
  outcome: Outcome;
  isMarked: boolean;
  isCurrent: boolean;
  /** One of them has its turn in the tab order. */
  isReachable: boolean;
  /** Of all numbers. */
  count: number;
  /** With the number that has the focus; null when it leaves. */
  onFocus: (number: number | null) => void;
  onGo: (number: number) => void;
}

const Tile = memo(function Tile(props: TileProps) {
  const { number, outcome, isMarked, isCurrent, isReachable, count, onFocus, onGo } = props;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = stripIndex(event.key, number - 1, count);
    if (next === undefined) return;
    event.preventDefault();
    tileOf(event.currentTarget.closest('ol'), next + 1)?.focus();
  };
  return (
    <button
      type="button"
      data-number={number}
      className={classNames(styles.tile, styles[CLASSES[outcome]], isCurrent && styles.current)}
      aria-label={texts.numberLabel(number, outcome, isMarked)}
      aria-current={isCurrent || undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onGo(number)}
      onKeyDown={move}
      onFocus={() => onFocus(number)}
      onBlur={() => onFocus(null)}
    >
      <span>{number}</span>
      <span aria-hidden="true" className={styles.mark}>
        {MARKS[outcome]}
      </span>
      {isMarked && <Flag aria-hidden="true" fill="currentColor" className={styles.flag} />}
    </button>
  );
});

const MARKS: Record<Outcome, string> = {
  correct: '✓',
  partly: '◐',
  wrong: '✕',
  'not-attempted': '–',
  'not-counted': '○',
  bonus: '★',
  dropped: '○',
};
const CLASSES: Record<Outcome, string> = {
  correct: 'right',
  partly: 'partly',
  wrong: 'wrong',
  'not-attempted': 'open',
  'not-counted': 'open',
  bonus: 'right',
  dropped: 'open',
};

function tileOf(row: HTMLElement | null, number: number): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>(`[data-number="${number}"]`);
}

/** Scrolls only the row, or the column that it is on a wide screen. */
function bringToMiddle(row: HTMLElement | null, number: number): void {
  const tile = tileOf(row, number);
  if (!row || !tile) return;
  const [own, whole] = [tile.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
  row.scrollTop += own.top + own.height / 2 - (whole.top + whole.height / 2);
}
