import { formatCount, formatDuration } from '@abhyas/web-kit';
import { Badge, ButtonLink } from '@abhyas/ui';
import type { TestSummary } from '../../../shared/api/catalogue';
import { SaveButton } from '../../../shared/saved-tests/save-button';
import { StartLink } from '../../../shared/starting/start-link';
import styles from './exam-detail.module.css';

interface TestRowProps {
  examId: string;
  test: TestSummary;
  startsHere: boolean;
}

export function TestRow({ examId, test, startsHere }: TestRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>{test.title}</h3>
        <p className={styles.rowFacts}>
          <span>{formatCount(test.questions, 'question')}</span>
          <span>{formatDuration(test.duration)}</span>
          {startsHere && <Badge tone="success">Free</Badge>}
        </p>
      </div>
      <div className={styles.rowActions}>
        <SaveButton testId={test._id} title={test.title} size="sm" />
        {startsHere ? (
          <StartLink
            examId={examId}
            testId={test._id}
            variant="soft"
            size="sm"
            className={styles.rowAction}
            aria-label={`Start Test: ${test.title}`}
          >
            Start Test
          </StartLink>
        ) : (
          <ButtonLink
            to={`/test-details/${examId}/${test._id}`}
            variant="secondary"
            size="sm"
            className={styles.rowAction}
            aria-label={`View Details: ${test.title}`}
          >
            View Details
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
