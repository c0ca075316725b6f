import { Monogram } from '@abhyas/ui';
import type { ReactElement } from 'react';
import styles from './home.module.css';
import type { Recommendation } from './test-facts';

interface ExamLineProps {
  test: Recommendation;
  children: ReactElement;
}

/** Words about a test beside the monogram of its exam. */
export function ExamLine({ test: { examName, examColor }, children }: ExamLineProps) {
  return (
    <div className={styles.examLine}>
      <Monogram name={examName} color={examColor} size="sm" />
      {children}
    </div>
  );
}
