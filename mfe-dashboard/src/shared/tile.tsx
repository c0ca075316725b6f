import { classNames } from '@abhyas/ui';
import styles from './page.module.css';

interface TileProps {
  label: string;
  value: string;
  note?: string;
  /** Numbers are larger than words. */
  kind?: 'figure' | 'words';
}

/** One value in a row of values; must be inside a `dl` with class `tiles`. */
export function Tile({ label, value, note, kind = 'figure' }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={classNames(styles.tileValue, kind === 'words' && styles.tileText)}>{value}</dd>
      {note !== undefined && <dd className={styles.tileNote}>{note}</dd>}
    </div>
  );
}
