import { ButtonLink, Card, Fact, FactList, PageHeading } from '@abhyas/ui';
import {
  dashboardPath,
  examPath,
  formatDateTime,
  formatMinutes,
  solutionsCome,
  testNameOf,
  useDocumentTitle,
  useServerNow,
} from '@abhyas/web-kit';
import * as texts from '../../../texts/pending-results';
import type { PendingAttempt } from '../api/pending-attempt';
import styles from './pending-results.module.css';

/** A finished live test that others may still take: what the student did, and when the marks come. */
export function PendingResults({ attempt }: { attempt: PendingAttempt }) {
  const { now } = useServerNow();
  useDocumentTitle(texts.documentTitle);
  const isExpired = attempt.state === 'expired';
  return (
    <div className={styles.page}>
      <PageHeading
        title={isExpired ? texts.timeIsUp : texts.submitted}
        subtitle={testNameOf(attempt.title, attempt.examName)}
      />
      <Card as="section" aria-labelledby="pending-results" className={styles.panel}>
        <h2 id="pending-results">{solutionsCome(attempt.solutionsFrom, now)}</h2>
        <p>{texts.why}</p>
        <FactList>
          <Fact
            label={texts.answered}
            value={texts.answeredOf(attempt.answered, attempt.totalQuestions)}
          />
          <Fact label={texts.timeSpent} value={formatMinutes(attempt.timeSpent)} />
          <Fact
            label={isExpired ? texts.endedOn : texts.submittedOn}
            value={formatDateTime(attempt.finishedAt)}
          />
        </FactList>
        <div className={styles.actions}>
          <ButtonLink to={examPath(attempt.examId)}>{texts.moreTests(attempt.examName)}</ButtonLink>
          <ButtonLink to={dashboardPath('history')} variant="secondary">
            {texts.testHistory}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
