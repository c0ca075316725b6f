import { CircleCheck } from '@abhyas/ui';
import { formatDate, type AttemptedTest } from '@abhyas/web-kit';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

interface TestStatusProps {
  isRunning: boolean;
  taken: AttemptedTest | undefined;
  /** Whether a test without finished attempts was not taken. */
  isKnown: boolean;
}

/** What the student has done with a test: nothing is said about visitors. */
export function TestStatus({ isRunning, taken, isKnown }: TestStatusProps) {
  if (isRunning) return <span className={styles.inProgress}>{texts.inProgress}</span>;
  if (taken) {
    const score = Math.round(taken.lastScore ?? 0);
    const date = formatDate(taken.finishedAt);
    return (
      <span className={styles.taken}>
        <CircleCheck aria-hidden="true" />
        {taken.attempts > 1
          ? texts.takenOften(score, date, Math.round(taken.bestScore ?? 0))
          : texts.taken(score, date)}
      </span>
    );
  }
  return isKnown ? <span>{texts.notTaken}</span> : null;
}
