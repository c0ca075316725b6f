import { ButtonLink, QueryFailure } from '@abhyas/ui';
import {
  formatCount,
  formatDate,
  resultsPath,
  useAttemptedTests,
  useLoadError,
  type AttemptedTest,
  type OpenAttempt,
} from '@abhyas/web-kit';
import type { TestDetails } from '../../../shared/catalogue.types';
import styles from './own-attempts.module.css';

interface OwnAttemptsProps {
  test: TestDetails;
  openAttempt: OpenAttempt | undefined;
}

/** The student's running attempt and last result at a test; nothing if there is neither. */
export function OwnAttempts({ test, openAttempt }: OwnAttemptsProps) {
  const attempted = useAttemptedTests(test.exam._id);
  const own = attempted.data?.find(({ testId }) => testId === test._id);
  return (
    <>
      {openAttempt && <RunningNote attempt={openAttempt} />}
      {own && own.lastAttemptId !== null && (
        <LastResult test={test} own={own} attemptId={own.lastAttemptId} />
      )}
    </>
  );
}

/** Stands after the test's details: it appears seconds after them, and would move them. */
export function OwnAttemptsFailure({ examId }: { examId: string }) {
  const attempted = useAttemptedTests(examId);
  const error = useLoadError(attempted);
  if (!error) return null;
  return <QueryFailure title="Your last result could not be loaded" query={attempted} />;
}

function RunningNote({ attempt }: { attempt: OpenAttempt }) {
  return (
    <p className={styles.running}>
      <strong>This test is running.</strong> You have answered {attempt.answered} of{' '}
      {formatCount(attempt.questions, 'question')}. The clock does not stop while you are away.
    </p>
  );
}

interface LastResultProps {
  test: TestDetails;
  own: AttemptedTest;
  attemptId: string;
}

function LastResult({ test, own, attemptId }: LastResultProps) {
  return (
    <section aria-labelledby="last-result-heading" className={styles.result}>
      <div>
        <h2 id="last-result-heading" className={styles.heading}>
          Your last result: {Math.round(own.lastScore ?? 0)}%
        </h2>
        <p className={styles.text}>
          {formatDate(own.finishedAt)}
          {own.attempts > 1 &&
            `, best ${Math.round(own.bestScore ?? 0)}% in ${formatCount(own.attempts, 'attempt')}`}
        </p>
      </div>
      <ButtonLink to={resultsPath(test.exam._id, test._id, attemptId)} variant="secondary">
        View Results
      </ButtonLink>
    </section>
  );
}
