import { Badge, ChevronDown } from '@abhyas/ui';
import { useIsHydrated } from '@abhyas/web-kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

interface TestGroupProps {
  label: string;
  tests: number;
  /** How many of them the student has taken; none are mentioned if none were. */
  taken: number;
  running: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The rows of a group that was never open. */
  outline: ReactElement;
  children: ReactElement;
}

/**
 * Tests that fold together. A closed group has an outline of its rows, so that the browser's own search finds
 * them and opens it, and readers without scripts have links.
 */
export function TestGroup({
  label,
  tests,
  taken,
  running,
  isOpen,
  onToggle,
  outline,
  children,
}: TestGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  // The list's view follows a press some time later. A second press meanwhile must not be undone by the first.
  const [isShown, setShown] = useState(isOpen);
  const [lastOpen, setLastOpen] = useState(isOpen);
  if (isOpen !== lastOpen) {
    setLastOpen(isOpen);
    setShown(isOpen);
  }
  const [isDrawn, setDrawn] = useState(isShown);
  if (isShown && !isDrawn) setDrawn(true);
  const toggle = (isNowOpen: boolean) => {
    setShown(isNowOpen);
    onToggle(isNowOpen);
  };
  const isHydrated = useIsHydrated();
  const takeOver = useEffectEvent(() => {
    const isNowOpen = group.current?.open ?? isShown;
    if (isHydrated && isNowOpen !== isShown) toggle(isNowOpen);
  });
  useEffect(() => {
    takeOver();
  }, [isHydrated]);
  return (
    <details
      ref={group}
      className={styles.group}
      open={isShown}
      // A reader may have opened or closed it before the script was there.
      suppressHydrationWarning
      // The browser's own search opens it too. It reports every change, also those of the property.
      onToggle={(event) => {
        if (event.currentTarget.open !== isShown) toggle(event.currentTarget.open);
      }}
    >
      <summary
        className={styles.groupSummary}
        onClick={(event) => {
          // The browser would report the change too late to tell two quick presses apart.
          event.preventDefault();
          toggle(!isShown);
        }}
      >
        <h3 className={styles.groupTitle}>{label}</h3>
        <span className={styles.groupFacts}>
          <span>{texts.groupTests(tests)}</span>
          {taken > 0 && <span>{texts.groupTaken(taken)}</span>}
          {running > 0 && <Badge tone="primary">{texts.groupRunning(running)}</Badge>}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      {isDrawn ? children : outline}
    </details>
  );
}
