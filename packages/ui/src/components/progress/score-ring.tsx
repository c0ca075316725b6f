import type { ReactNode } from 'react';
import styles from './progress.module.css';

const radius = 40;
const circumference = 2 * Math.PI * radius;

export interface ScoreRingProps {
  /** From 0 to 100; shown rounded. */
  percent: number;
  /** Shown in the ring instead of the percentage. */
  children?: ReactNode;
}

/** A score as a ring of radius 40 with the rounded percentage inside. */
export function ScoreRing({ percent, children }: ScoreRingProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.ringTrack} cx="50" cy="50" r={radius} />
        <circle
          className={styles.ringBar}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - shown / 100)}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={styles.ringText}>{children ?? `${shown}%`}</span>
    </div>
  );
}
