import { BookOpen, Card, ChartColumn, Clock, Pause } from '@abhyas/ui';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

export function TestInstructions() {
  return (
    <Card as="section" aria-labelledby="instructions-heading" className={styles.sideCard}>
      <h2 id="instructions-heading" className={styles.sideHeading}>
        {texts.instructions}
      </h2>
      <ul className={styles.features}>
        <li>
          <Clock aria-hidden="true" />
          <span>{texts.instructionTimed}</span>
        </li>
        <li>
          <Pause aria-hidden="true" />
          <span>{texts.instructionPause}</span>
        </li>
        <li>
          <BookOpen aria-hidden="true" />
          <span>{texts.instructionSolutions}</span>
        </li>
        <li>
          <ChartColumn aria-hidden="true" />
          <span>{texts.instructionAnalytics}</span>
        </li>
      </ul>
    </Card>
  );
}
