import { Badge, ButtonLink } from '@abhyas/ui';
import { formatCount, formatDuration, testDetailsPath } from '@abhyas/web-kit';
import { memo } from 'react';
import type { TestSummary } from '../../../shared/catalogue.types';
import { SaveButton } from '../../../shared/saved-tests/save-button';
import { startPath } from '../../../shared/start-link';
import styles from './exam-detail.module.css';

interface TestRowProps {
  examId: string;
  test: TestSummary;
  startsHere: boolean;
  isVisitor: boolean;
  isSaved: boolean;
  isSaving: boolean;
  onToggleSaved: (testId: string) => void;
}

/** Renders again only if its own props change: an exam may have hundreds of tests. */
export const TestRow = memo(function TestRow({
  examId,
  test,
  startsHere,
  isVisitor,
  isSaved,
  isSaving,
  onToggleSaved,
}: TestRowProps) {
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
        <SaveButton
          testId={test._id}
          title={test.title}
          size="sm"
          isSaved={isSaved}
          isPending={isSaving}
          onToggle={onToggleSaved}
        />
        {startsHere ? (
          <ButtonLink
            to={startPath(examId, test._id, isVisitor)}
            variant="soft"
            size="sm"
            className={styles.rowAction}
            aria-label={`Start Test: ${test.title}`}
          >
            Start Test
          </ButtonLink>
        ) : (
          <ButtonLink
            to={testDetailsPath(examId, test._id)}
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
});
