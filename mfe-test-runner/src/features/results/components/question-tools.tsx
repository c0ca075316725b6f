import { Bookmark, BookmarkCheck, Button, Flag } from '@abhyas/ui';
import {
  bookmarksOfAttemptQuery,
  failureText,
  questionReportsQuery,
  REPORT_OUTCOMES,
  useToggleBookmark,
  type QuestionReport,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import * as reportTexts from '../../../texts/results-report';
import * as texts from '../../../texts/results-review';
import { AttemptIdContext } from '../hooks/attempt-id-context';
import { LazyReportDialog } from './lazy-report-dialog';
import styles from './question-tools.module.css';

export interface QuestionToolsProps {
  questionId: string;
  number: number;
}

/** What a student can do with a question of the review: bookmark it, or report that it is wrong. */
export function QuestionTools({ questionId, number }: QuestionToolsProps) {
  const attemptId = use(AttemptIdContext);
  const [isReporting, setReporting] = useState(false);
  const { data: report } = useQuery({
    ...questionReportsQuery(attemptId),
    select: (reports) => reports.find((one) => one.questionId === questionId),
  });
  const isSettled = report !== undefined && report.outcome !== null;
  return (
    <div className={styles.tools} data-print="none">
      <div className={styles.buttons}>
        <BookmarkButton attemptId={attemptId} questionId={questionId} number={number} />
        {!isSettled && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={report ? reportTexts.changeReportOf(number) : reportTexts.reportOf(number)}
            onPointerEnter={LazyReportDialog.preload}
            onFocus={LazyReportDialog.preload}
            onClick={() => setReporting(true)}
          >
            <Flag aria-hidden="true" />
            <span>{report ? reportTexts.changeReport : reportTexts.report}</span>
          </Button>
        )}
      </div>
      <div role="status">{report && <ReportState report={report} />}</div>
      {isReporting && (
        <Suspense>
          <LazyReportDialog
            attemptId={attemptId}
            questionId={questionId}
            number={number}
            report={report}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function BookmarkButton({
  attemptId,
  questionId,
  number,
}: QuestionToolsProps & { attemptId: string }) {
  const { data: isBookmarked = false } = useQuery({
    ...bookmarksOfAttemptQuery(attemptId),
    select: (ids) => ids.includes(questionId),
  });
  const toggle = useToggleBookmark({ attemptId, questionId });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isBookmarked}
        aria-label={isBookmarked ? texts.bookmarkedOf(number) : texts.bookmarkOf(number)}
        onClick={() => {
          if (!toggle.isPending) toggle.mutate(!isBookmarked);
        }}
      >
        {isBookmarked ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        <span>{isBookmarked ? texts.bookmarked : texts.bookmark}</span>
      </Button>
      {toggle.isError && (
        <p role="alert" className={styles.error}>
          {failureText(toggle.error, toggle.variables ? texts.notBookmarked : texts.bookmarkStays)}
        </p>
      )}
    </>
  );
}

function ReportState({ report }: { report: QuestionReport }) {
  const { outcome, note, settledAt } = report;
  if (outcome === null) {
    const { reportedAt, reason } = report;
    return (
      <p className={styles.state}>
        {reportTexts.reported(reportedAt, reportTexts.reasons[reason])}
      </p>
    );
  }
  return (
    <p className={styles.state}>
      <span>{reportTexts.settled(REPORT_OUTCOMES[outcome], settledAt)}</span>
      {note !== null && <span className={styles.note}>{note}</span>}
    </p>
  );
}
