import { Button, EmptyState, PageHeading, Pagination, QueryFailure } from '@abhyas/ui';
import { formatCount, useDocumentTitle, useLoadError, useOpenAttempts } from '@abhyas/web-kit';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ExamPage } from '../../../shared/catalogue.types';
import screen from '../../../shared/screen.module.css';
import { useExams } from '../api/find-exams';
import { ExamCard } from './exam-card';
import { ExamCardsSkeleton } from './exam-cards-skeleton';
import styles from './exam-list.module.css';
import { ExamSearch } from './exam-search';
import { OfferedExams } from './offered-exams';

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
        subtitle="Choose your exam. All tests are free with an account; every third one starts straight from its series."
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
          {list.isSuccess && <Summary list={list.data} text={text} />}
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

function Summary({ list, text }: { list: ExamPage; text: string }) {
  const { totalExams, notOffered } = list;
  if (notOffered !== undefined) {
    return (
      <>
        <strong className={styles.notOffered}>{notOffered} is not offered yet.</strong>{' '}
        {totalExams > 0 ? 'Close to it:' : 'You can practise for:'}
      </>
    );
  }
  if (totalExams === 0) return null;
  return text === ''
    ? formatCount(totalExams, 'exam')
    : `${formatCount(totalExams, 'exam')} for “${text}”`;
}

interface ExamResultsProps {
  list: ReturnType<typeof useExams>;
  isSearch: boolean;
  onClear: () => void;
}

function ExamResults({ list, isSearch, onClear }: ExamResultsProps) {
  const error = useLoadError(list);
  const attempts = useOpenAttempts();
  if (error) {
    return (
      <QueryFailure title={isSearch ? 'Search failed' : 'Failed to fetch exams'} query={list} />
    );
  }
  if (list.data === undefined) return <ExamCardsSkeleton />;
  const { exams, notOffered } = list.data;
  return (
    <>
      {notOffered !== undefined && exams.length === 0 && <OfferedExams />}
      {exams.length === 0 ? (
        <EmptyState
          title="No exams found"
          text="Try adjusting your search criteria to find what you're looking for."
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all exams
            </Button>
          }
        />
      ) : (
        <ul className={styles.cards} aria-busy={list.isPlaceholderData}>
          {exams.map((exam) => (
            <ExamCard
              key={exam._id}
              exam={exam}
              running={attempts.filter(({ examId }) => examId === exam._id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
