import { ButtonLink } from '@abhyas/ui';
import {
  formatDuration,
  testDetailsPath,
  type AttemptedTest,
  type OpenAttempt,
} from '@abhyas/web-kit';
import { memo } from 'react';
import { ResumeLink } from '../../../shared/attempts/resume-link';
import type { TestSummary } from '../../../shared/catalogue.types';
import { PatternFacts } from '../../../shared/pattern-facts';
import { SaveButton } from '../../../shared/saved-tests/save-button';
import { startPath } from '../../../shared/start-link';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';
import { TestStatus } from './test-status';

interface TestRowProps {
  examId: string;
  /** Of the series, in rupees. */
  price: number;
  test: TestSummary;
  headingLevel: 3 | 4;
  startsHere: boolean;
  isVisitor: boolean;
  isSaved: boolean;
  isSaving: boolean;
  /** The student's running attempt at this test. */
  openAttempt: OpenAttempt | undefined;
  /** The student's finished attempts at this test. */
  taken: AttemptedTest | undefined;
  onToggleSaved: (testId: string) => void;
}

/** Renders again only if its own props change: an exam may have hundreds of tests. */
export const TestRow = memo(function TestRow({
  examId,
  price,
  test,
  headingLevel,
  startsHere,
  isVisitor,
  isSaved,
  isSaving,
  openAttempt,
  taken,
  onToggleSaved,
}: TestRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <Heading className={styles.rowTitle}>{test.title}</Heading>
        <p className={styles.rowFacts}>
          <span>{texts.questions(test.questions)}</span>
          <span>{formatDuration(test.duration)}</span>
          <PatternFacts pattern={test.pattern} />
          <TestStatus
            isRunning={openAttempt !== undefined}
            taken={taken}
            isFree={startsHere}
            price={price}
          />
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
        {openAttempt ? (
          <ResumeLink attempt={openAttempt} size="sm" className={styles.rowAction ?? ''} />
        ) : (
          <RowLink examId={examId} test={test} startsHere={startsHere} isVisitor={isVisitor} />
        )}
      </div>
    </li>
  );
});

function RowLink({
  examId,
  test,
  startsHere,
  isVisitor,
}: Pick<TestRowProps, 'examId' | 'test' | 'startsHere' | 'isVisitor'>) {
  if (startsHere) {
    return (
      <ButtonLink
        to={startPath(examId, test._id, isVisitor)}
        variant="soft"
        size="sm"
        className={styles.rowAction}
        aria-label={texts.startTestOf(test.title)}
      >
        {texts.startTest}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={testDetailsPath(examId, test._id)}
      variant="secondary"
      size="sm"
      className={styles.rowAction}
      aria-label={texts.viewDetailsOf(test.title)}
    >
      {texts.viewDetails}
    </ButtonLink>
  );
}
