import * as texts from '../../../texts/results';
import type { PartPerformance } from '../api/results.types';
import styles from './part-tiles.module.css';
import { ScoreTile } from './score-tile';

export interface PartTilesProps {
  parts: readonly PartPerformance[];
  titleOf: (name: string) => string;
}

/** One tile per part: percentage and 'correct/total correct'. */
export function PartTiles({ parts, titleOf }: PartTilesProps) {
  return (
    <ul className={styles.tiles}>
      {parts.map((part) => (
        <ScoreTile key={part.name} title={titleOf(part.name)} percentage={part.percentage}>
          {texts.correctOf(part.correct, part.total)}
        </ScoreTile>
      ))}
    </ul>
  );
}
