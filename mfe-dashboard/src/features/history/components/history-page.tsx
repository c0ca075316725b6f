import { ButtonLink, Card, EmptyState, Pagination } from '@abhyas/ui';
import { EXAMS_PATH, useLoadError } from '@abhyas/web-kit';
import { Navigate, useSearchParams } from 'react-router';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { useHistory } from '../api/get-history';
import { showingText } from '../rules/history-texts';
import { HistoryTable } from './history-table';
import styles from './history.module.css';

function pageFrom(value: string | null): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

function paramsOf(page: number): Record<string, string> {
  return page === 1 ? {} : { page: String(page) };
}

function addressOf(page: number): { search: string } {
  return { search: new URLSearchParams(paramsOf(page)).toString() };
}

export function HistoryPage() {
  const [params, setParams] = useSearchParams();
  const pageNumber = pageFrom(params.get('page'));
  const history = useHistory(pageNumber);
  const error = useLoadError(history);

  if (error) {
    return <LoadFailure title="Your test history could not be loaded" query={history} />;
  }
  if (history.data === undefined) {
    return <RowsSkeleton label="Loading your test history..." rows={5} height="4rem" />;
  }
  const { testAttempts, currentPage, totalPages, totalTests } = history.data;
  if (totalTests === 0) {
    return (
      <EmptyState
        title="No test history yet"
        text="Take your first test to see your history here."
        action={<ButtonLink to={EXAMS_PATH}>Browse test series</ButtonLink>}
      />
    );
  }
  // The URL names a page beyond the last one.
  if (currentPage > totalPages) return <Navigate to={addressOf(totalPages)} replace />;
  return (
    <div className={page.stack}>
      <Card padding="none" aria-busy={history.isPlaceholderData} className={styles.card}>
        <HistoryTable attempts={testAttempts} />
      </Card>
      <div className={styles.foot}>
        <p role="status" className={styles.showing}>
          {showingText(currentPage, totalTests)}
        </p>
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          label="Pages of your test history"
          onChange={(next) => {
            setParams(paramsOf(next));
          }}
        />
      </div>
    </div>
  );
}
