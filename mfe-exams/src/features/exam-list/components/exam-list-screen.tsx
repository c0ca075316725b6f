import { Button, EmptyState, PageHeading, Pagination, QueryFailure } from '@abhyas/ui';
import { formatCount, useDocumentTitle, useLoadError } from '@abhyas/web-kit';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import screen from '../../../shared/screen.module.css';
import { useExams } from '../api/find-exams';
import { ExamCard } from './exam-card';
import { ExamCardsSkeleton } from './exam-cards-skeleton';
import styles from './exam-list.module.css';
import { ExamSearch } from './exam-search';

function pageFrom(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The search text and the page, both from the URL. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const page = pageFrom(params.get('page'));
  const show = (nextText: string, nextPage: number) => {
    const next = new URLSearchParams();
    if (nextText !== '') next.set('q', nextText);
    if (nextPage > 1) next.set('page', String(nextPage));
    setParams(next);
  };
  return { text, page, show };
}

export function ExamListScreen() {
  useDocumentTitle('All Exam Test Series');
  const { text, page, show } = useListAddress();
  const list = useExams(text, page);
  const results = useRef<HTMLElement>(null);

  const turnTo = (nextPage: number) => {
    show(text, nextPage);
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  };

  const showAll = () => {
    show('', 1);
    // The button is removed while it has the focus.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <div className={screen.screen}>
      <PageHeading
        title="All Exam Test Series"
        subtitle="Choose your exam. In each series, the first test and every third test after it are free."
      />
      <ExamSearch
        text={text}
        onSearch={(nextText) => {
          show(nextText, 1);
        }}
      />
      <section ref={results} tabIndex={-1} aria-label="Exams" className={styles.results}>
        <p className={styles.summary} role="status">
          {list.isPending && 'Loading exams...'}
          {list.isSuccess && list.data.totalExams > 0 && summaryOf(list.data.totalExams, text)}
        </p>
        <ExamResults list={list} onClear={showAll} isSearch={text !== ''} />
      </section>
      {list.isSuccess && (
        <Pagination
          // A page number beyond the last page shows the last page.
          page={list.isPlaceholderData ? page : list.data.currentPage}
          totalPages={list.data.totalPages}
          onChange={turnTo}
        />
      )}
    </div>
  );
}

function summaryOf(total: number, text: string): string {
  return text === '' ? formatCount(total, 'exam') : `${formatCount(total, 'exam')} for “${text}”`;
}

interface ExamResultsProps {
  list: ReturnType<typeof useExams>;
  isSearch: boolean;
  onClear: () => void;
}

function ExamResults({ list, isSearch, onClear }: ExamResultsProps) {
  const error = useLoadError(list);
  if (error) {
    return (
      <QueryFailure title={isSearch ? 'Search failed' : 'Failed to fetch exams'} query={list} />
    );
  }
  if (list.data === undefined) return <ExamCardsSkeleton />;
  if (list.data.exams.length === 0) {
    return (
      <EmptyState
        title="No exams found"
        text="Try adjusting your search criteria to find what you're looking for."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all exams
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.cards} aria-busy={list.isPlaceholderData}>
      {list.data.exams.map((exam) => (
        <ExamCard key={exam._id} exam={exam} />
      ))}
    </ul>
  );
}
