import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface FactListProps {
  /** Elements `Fact`. */
  children: ReactNode;
}

/** Names and values, a line each. */
export function FactList({ children }: FactListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface FactProps {
  label: string;
  value: string;
}

/** A line of a `FactList`. */
export function Fact({ label, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
