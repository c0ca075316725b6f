import { Button, ButtonLink, Card, EmptyState, Pagination } from '@abhyas/ui';
import {
  EXAMS_PATH,
  isApiError,
  openAttemptsQuery,
  useLoadError,
  useOpenAttempts,
  isFirstTry,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FirstRun } from '../../../shared/first-run/first-run';
import { AnswerSheetPicture } from '../../../shared/first-run/pictures';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { RunningTests } from '../../../shared/running-tests/running-tests';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/history';
import { useHistory, type HistoryPageData } from '../api/get-history';
import {
  filtersFrom,
  historyQuery,
  isNarrowed,
  pageFrom,
  type HistoryFilters,
} from '../rules/history-filters';
import { showingText } from '../rules/history-texts';
import { HistoryFilterForm } from './history-filter-form';
import { HistoryTable } from './history-table';
import styles from './history.module.css';

export default function HistoryPage() {
  const openAttempts = useOpenAttempts();
  const attempts = useQuery(openAttemptsQuery);
  const [params] = useSearchParams();
  const history = useHistory(filtersFrom(params), pageFrom(params));
  const error = useLoadError(history);
  // Running and finished tests come together: the running ones stand above, and would move the others.
  if (isFirstTry(attempts) || (history.data === undefined && !error)) {
    return <RowsSkeleton label={texts.loading} rows={8} height="4rem" />;
  }
  return (
    <div className={page.page}>
      <RunningTests attempts={openAttempts} />
      <FinishedTests history={history} error={error} />
    </div>
  );
}

interface FinishedTestsProps {
  history: ReturnType<typeof useHistory>;
  /** Why there is nothing to show; null if there is. */
  error: Error | null;
}

function FinishedTests({ history, error }: FinishedTestsProps) {
  const [params, setParams] = useSearchParams();
  const filters = filtersFrom(params);
  const [exams, setExams] = useState<HistoryPageData['exams']>([]);
  if (history.data?.exams && history.data.exams !== exams) setExams(history.data.exams);

  const refused = refusedFields(error);
  if (error && !refused) {
    return <LoadFailure title={texts.loadFailed} query={history} />;
  }
  if (history.data?.totalTests === 0 && Object.keys(filters).length === 0) {
    return (
      <FirstRun title={texts.noneTitle} text={texts.noneText} picture={<AnswerSheetPicture />}>
        <ButtonLink to={EXAMS_PATH}>{frameTexts.browse}</ButtonLink>
      </FirstRun>
    );
  }
  const change = (next: HistoryFilters, nextPage?: number): void => {
    setParams(historyQuery(next, nextPage));
  };
  return (
    <div className={page.stack}>
      <HistoryFilterForm filters={filters} exams={exams} errors={refused ?? {}} onChange={change} />
      {refused || history.data === undefined ? (
        <p role="alert" className={page.empty}>
          {texts.refused}
        </p>
      ) : (
        <Found
          data={history.data}
          filters={filters}
          isLoading={history.isPlaceholderData}
          onChange={change}
        />
      )}
    </div>
  );
}

interface FoundProps {
  data: HistoryPageData;
  filters: HistoryFilters;
  isLoading: boolean;
  onChange: (filters: HistoryFilters, page?: number) => void;
}

/** The attempts that pass the filters, page by page. */
function Found({ data, filters, isLoading, onChange }: FoundProps) {
  const { testAttempts, currentPage, totalPages, totalTests } = data;
  if (totalTests === 0) {
    return (
      <EmptyState
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={<Button onClick={() => onChange({})}>{texts.showAll}</Button>}
      />
    );
  }
  // The URL names a page beyond the last one.
  if (currentPage > totalPages) {
    const search = new URLSearchParams(historyQuery(filters, totalPages)).toString();
    return <Navigate to={{ search }} replace />;
  }
  return (
    <>
      <Card padding="none" aria-busy={isLoading} className={styles.card}>
        <HistoryTable attempts={testAttempts} isNarrowed={isNarrowed(filters)} />
      </Card>
      <div className={styles.foot}>
        <p role="status" className={styles.showing}>
          {showingText(currentPage, totalTests)}
        </p>
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          label={texts.pages}
          onChange={(next) => {
            onChange(filters, next);
          }}
        />
      </div>
    </>
  );
}

/** What the server refused in the filters, by field; undefined for other errors. */
function refusedFields(error: Error | null): Readonly<Record<string, string>> | undefined {
  return isApiError(error) && error.status === 400 ? error.fields : undefined;
}
