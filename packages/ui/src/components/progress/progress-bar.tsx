import { classNames } from '../../class-names';
import type { Tone } from '../badge/badge';
import styles from './progress.module.css';

export interface ProgressBarProps {
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** What is measured; the figure itself is next to the bar as text. */
  label: string;
  tone?: Exclude<Tone, 'neutral'>;
}

/** A share of a whole, as a bar. */
export function ProgressBar({ value, max = 100, label, tone = 'primary' }: ProgressBarProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={max}
      className={styles.track}
    >
      <span className={classNames(styles.bar, styles[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
