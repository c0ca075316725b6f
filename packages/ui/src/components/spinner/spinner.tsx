import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Text for screen readers. Without it, another element must announce the wait. */
  label?: string;
}

/** A spinner for a wait without a known layout; screens use `Skeleton` instead. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return <span className={styles.spinner} role="status" aria-label={label} />;
}
