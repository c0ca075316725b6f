import { BookOpen, Card, ChartColumn, Clock, Pause } from '@abhyas/ui';
import styles from './exam-detail.module.css';

export function TestInstructions() {
  return (
    <Card as="section" aria-labelledby="instructions-heading" className={styles.sideCard}>
      <h2 id="instructions-heading" className={styles.sideHeading}>
        Test Instructions
      </h2>
      <ul className={styles.features}>
        <li>
          <Clock aria-hidden="true" />
          Each test is timed and is done in one session.
        </li>
        <li>
          <Pause aria-hidden="true" />
          You can pause and resume a test within the allowed time, but the clock keeps running.
        </li>
        <li>
          <BookOpen aria-hidden="true" />
          Detailed solutions come after you complete the test.
        </li>
        <li>
          <ChartColumn aria-hidden="true" />
          Analytics show your weak areas.
        </li>
      </ul>
    </Card>
  );
}
