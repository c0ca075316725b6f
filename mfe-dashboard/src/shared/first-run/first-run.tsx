import { Card } from '@abhyas/ui';
import type { ReactNode } from 'react';
import styles from './first-run.module.css';

interface FirstRunProps {
  title: string;
  /** A few words above the title. */
  note?: string;
  /** What the student will find here, and after what. */
  text: ReactNode;
  /** The next step; without it, something else on the page is the next step. */
  children?: ReactNode;
  picture: ReactNode;
}

/** Replaces a page without anything to show: what will be here, and the first step to it. */
export function FirstRun({ title, note, text, children, picture }: FirstRunProps) {
  return (
    <Card as="section" aria-labelledby="first-run-heading" className={styles.card}>
      <div className={styles.words}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <h2 id="first-run-heading">{title}</h2>
        <p className={styles.text}>{text}</p>
        {children !== undefined && <div className={styles.step}>{children}</div>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </Card>
  );
}
