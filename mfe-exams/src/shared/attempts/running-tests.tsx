import type { OpenAttempt } from '@abhyas/web-kit';
import * as texts from '../../texts/attempts';
import { ResumeLink } from './resume-link';
import styles from './running-tests.module.css';

/** The running attempts at tests of one exam, each with a link that continues it. */
export function RunningTests({ attempts }: { attempts: readonly OpenAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <ul aria-label={texts.inProgress} className={styles.list}>
      {attempts.map((attempt) => (
        <li key={attempt.attemptId} className={styles.running}>
          <p className={styles.text}>
            <span>{texts.isRunning(attempt.title)}</span>{' '}
            <span className={styles.answered}>
              {texts.answered(attempt.answered, attempt.questions)}
            </span>
          </p>
          <ResumeLink attempt={attempt} size="sm" />
        </li>
      ))}
    </ul>
  );
}
