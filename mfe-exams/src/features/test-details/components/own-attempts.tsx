import { ButtonLink, QueryFailure } from '@abhyas/ui';
import {
  formatDate,
  marksCome,
  resultsPath,
  useAttemptedTests,
  useLoadError,
  useServerNow,
  type AttemptedTest,
  type OpenAttempt,
} from '@abhyas/web-kit';
import type { TestDetails } from '../../../shared/catalogue.types';
import * as attemptTexts from '../../../texts/attempts';
import * as texts from '../../../texts/test-details';
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
  return <QueryFailure title={texts.lastResultFailed} query={attempted} />;
}

function RunningNote({ attempt }: { attempt: OpenAttempt }) {
  return (
    <p className={styles.running}>
      {attemptTexts.runningNote(attempt.answered, attempt.questions)}
    </p>
  );
}

interface LastResultProps {
  test: TestDetails;
  own: AttemptedTest;
  attemptId: string;
}

function LastResult({ test, own, attemptId }: LastResultProps) {
  const date = formatDate(own.finishedAt);
  const { now } = useServerNow();
  const isPending = own.solutionsFrom !== undefined;
  return (
    <section aria-labelledby="last-result-heading" className={styles.result}>
      <div>
        <h2 id="last-result-heading" className={styles.heading}>
          {isPending ? texts.taken : texts.lastResult(Math.round(own.lastScore ?? 0))}
        </h2>
        <p className={styles.text}>
          {own.solutionsFrom !== undefined
            ? texts.takenOn(date, marksCome(own.solutionsFrom, now))
            : own.attempts > 1
              ? texts.bestOf(date, Math.round(own.bestScore ?? 0), own.attempts)
              : date}
        </p>
      </div>
      <ButtonLink to={resultsPath(test.exam._id, test._id, attemptId)} variant="secondary">
        {isPending ? texts.viewAttempt : texts.viewResults}
      </ButtonLink>
    </section>
  );
}
