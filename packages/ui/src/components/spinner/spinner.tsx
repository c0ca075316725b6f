import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Said to screen readers. Without it the spinner is silent: something beside it must speak. */
  label?: string;
}

/** A turning ring for a wait with no shape of its own; screens use `Skeleton` instead. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return <span className={styles.spinner} role="status" aria-label={label} />;
}
