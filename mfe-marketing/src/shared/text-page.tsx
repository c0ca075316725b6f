import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page of text, as wide as text reads well. */
export function TextPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
