import { Badge, ChevronDown } from '@abhyas/ui';
import type { ReactNode } from 'react';
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
  children: ReactNode;
}

/**
 * Tests that fold together. The rows of a closed group stay in the document, so that the browser's own
 * search finds them and opens it.
 */
export function TestGroup({
  label,
  tests,
  taken,
  running,
  isOpen,
  onToggle,
  children,
}: TestGroupProps) {
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => {
        // The browser reports every change, also those of the property.
        if (event.currentTarget.open !== isOpen) onToggle(event.currentTarget.open);
      }}
    >
      <summary className={styles.groupSummary}>
        <h3 className={styles.groupTitle}>{label}</h3>
        <span className={styles.groupFacts}>
          <span>{texts.groupTests(tests)}</span>
          {taken > 0 && <span>{texts.groupTaken(taken)}</span>}
          {running > 0 && <Badge tone="primary">{texts.groupRunning(running)}</Badge>}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
