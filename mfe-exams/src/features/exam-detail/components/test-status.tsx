import { CircleCheck } from '@abhyas/ui';
import { formatDate, type AttemptedTest } from '@abhyas/web-kit';
import * as texts from '../../../texts/exam-detail';
import { Access, type AccessProps } from './access';
import styles from './exam-detail.module.css';

interface TestStatusProps extends AccessProps {
  isRunning: boolean;
  taken: AttemptedTest | undefined;
}

/** What the student has done with a test, or else what it costs to begin. */
export function TestStatus({ isRunning, taken, ...access }: TestStatusProps) {
  if (isRunning) return <span className={styles.inProgress}>{texts.inProgress}</span>;
  if (!taken) return <Access {...access} />;
  const score = Math.round(taken.lastScore ?? 0);
  const date = formatDate(taken.finishedAt);
  return (
    <span className={styles.taken}>
      <CircleCheck aria-hidden="true" />
      <span>
        {taken.attempts > 1
          ? texts.takenOften(score, date, Math.round(taken.bestScore ?? 0))
          : texts.taken(score, date)}
      </span>
    </span>
  );
}
