import type { OpenAttempt } from '@abhyas/web-kit';
import { ResumeLink } from './resume-link';
import styles from './running-tests.module.css';

/** The running attempts at tests of one exam, each with a link that continues it. */
export function RunningTests({ attempts }: { attempts: readonly OpenAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <ul aria-label="Tests in progress" className={styles.list}>
      {attempts.map((attempt) => (
        <li key={attempt.attemptId} className={styles.running}>
          <p className={styles.text}>
            <strong>{attempt.title}</strong> is running.{' '}
            <span className={styles.answered}>
              {attempt.answered} of {attempt.questions} answered
            </span>
          </p>
          <ResumeLink attempt={attempt} size="sm" />
        </li>
      ))}
    </ul>
  );
}
