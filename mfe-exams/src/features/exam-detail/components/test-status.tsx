import { CircleCheck } from '@abhyas/ui';
import { formatDate, type AttemptedTest } from '@abhyas/web-kit';
import styles from './exam-detail.module.css';

interface TestStatusProps {
  isRunning: boolean;
  taken: AttemptedTest | undefined;
  /** Whether a test without finished attempts was not taken. */
  isKnown: boolean;
}

/** What the student has done with a test: nothing is said about visitors. */
export function TestStatus({ isRunning, taken, isKnown }: TestStatusProps) {
  if (isRunning) return <span className={styles.inProgress}>In progress</span>;
  if (taken) {
    return (
      <span className={styles.taken}>
        <CircleCheck aria-hidden="true" />
        Taken: {Math.round(taken.lastScore ?? 0)}% on {formatDate(taken.finishedAt)}
        {taken.attempts > 1 && `, best ${Math.round(taken.bestScore ?? 0)}%`}
      </span>
    );
  }
  return isKnown ? <span>Not taken</span> : null;
}
