import { classNames } from '@abhyas/ui';
import styles from './page.module.css';

interface TileProps {
  label: string;
  value: string;
  note?: string;
  /** A figure stands larger than words do. */
  kind?: 'figure' | 'words';
}

/** One figure of a row of figures; stands in a `dl` of class `tiles`. */
export function Tile({ label, value, note, kind = 'figure' }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={classNames(styles.tileValue, kind === 'words' && styles.tileText)}>{value}</dd>
      {note !== undefined && <dd className={styles.tileNote}>{note}</dd>}
    </div>
  );
}
