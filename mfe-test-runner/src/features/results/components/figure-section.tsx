import { Card, type Elements } from '@abhyas/ui';
import styles from './figure-section.module.css';

export interface FigureSectionProps {
  title: string;
  /** What the figures show. */
  sentence: string;
  children: Elements;
}

/** Figures without a chart, with a sentence above, like those of a `ChartCard`. */
export function FigureSection({ title, sentence, children }: FigureSectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </Card>
  );
}
