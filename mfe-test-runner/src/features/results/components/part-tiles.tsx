import { ProgressBar } from '@abhyas/ui';
import type { PartPerformance } from '../api/results.types';
import styles from './part-tiles.module.css';

export interface PartTilesProps {
  parts: readonly PartPerformance[];
  titleOf: (name: string) => string;
}

/** One tile per part: percentage and 'correct/total correct'. */
export function PartTiles({ parts, titleOf }: PartTilesProps) {
  return (
    <ul className={styles.tiles}>
      {parts.map((part) => (
        <li key={part.name} className={styles.tile}>
          <h3 className={styles.title}>{titleOf(part.name)}</h3>
          <span className={styles.percentage}>{Math.round(part.percentage)}%</span>
          <ProgressBar label={titleOf(part.name)} value={part.percentage} />
          <span className={styles.count}>
            {part.correct}/{part.total} correct
          </span>
        </li>
      ))}
    </ul>
  );
}
