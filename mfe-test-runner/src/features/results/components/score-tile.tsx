import { ProgressBar } from '@abhyas/ui';
import type { ReactNode } from 'react';
import styles from './score-tile.module.css';

export interface ScoreTileProps {
  title: string;
  /** From 0 to 100. */
  percentage: number;
  /** The counts behind the percentage. */
  children: ReactNode;
}

/** One item of a list of scores: title, percentage with a bar, and counts. */
export function ScoreTile({ title, percentage, children }: ScoreTileProps) {
  return (
    <li className={styles.tile}>
      <h3 className={styles.title}>{title}</h3>
      <span className={styles.percentage}>{`${Math.round(percentage)}%`}</span>
      <ProgressBar label={title} value={percentage} />
      <span className={styles.count}>{children}</span>
    </li>
  );
}
