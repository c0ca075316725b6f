import { Button, EmptyState, PageHeading, Pagination, QueryFailure } from '@abhyas/ui';
import {
  useDocumentTitle,
  useLoadError,
  useOpenAttempts,
  useSteps,
  type OpenAttempt,
} from '@abhyas/web-kit';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsOpenLoading } from '../../../shared/attempts/use-is-own-loading';
import type { ExamPage, ExamSummary } from '../../../shared/catalogue.types';
import { Screen } from '../../../shared/screen';
import { useStaysShown } from '../../../shared/use-stays-shown';
import * as texts from '../../../texts/exam-list';
import { useExams } from '../api/find-exams';
import { useOfferedExams } from '../api/get-offered-exams';
import {
  listPath,
  readListAddress,
  writeListAddress,
  type ExamListView,
} from '../rules/list-address';
import { listTitleOf } from '../rules/list-title';
import { ExamCard } from './exam-card';
import { ExamCardsSkeleton } from './exam-cards-skeleton';
import { ExamCategories } from './exam-categories';
import styles from './exam-list.module.css';
import { ExamSearch } from './exam-search';
import { OfferedExams } from './offered-exams';

/** The cards that are drawn first: two rows of the widest page. */
const FIRST_CARDS = 6;

/** What the list shows, from the URL. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  const view = readListAddress(params);
  const show = (next: ExamListView) => {
    setParams(writeListAddress(next));
  };
  return { view, show };
}

/** The last value that was known: after a failure, a student can still choose another category. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value === undefined || value === latest) return latest;
  setLatest(value);
  return value;
}

export default function ExamListScreen() {
  const { view, show } = useListAddress();
  useDocumentTitle(listTitleOf(view));
  const { text, category, page } = view;
  const list = useExams(view);
  const categories = useLatest(list.data?.examCategories);
  const results = useRef<HTMLElement>(null);

  const turnTo = (nextPage: number) => {
    show({ ...view, page: nextPage });
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  };

  const showAll = () => {
    show({ text: '', category: '', page: 1 });
    // The button is removed while it has the focus.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <Screen>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <ExamSearch
        text={text}
        onSearch={(nextText) => {
          // Searches all exams: a category can be chosen afterwards.
          show({ text: nextText, category: '', page: 1 });
        }}
      />
      <ExamCategories categories={categories} view={view} list={list} />
      <section ref={results} tabIndex={-1} aria-label={texts.exams} className={styles.results}>
        <p className={styles.summary} role="status">
          {list.isPending && <span>{texts.loading}</span>}
          {list.isSuccess && <Summary list={list.data} text={text} category={category} />}
        </p>
        <ExamResults list={list} onClear={showAll} isSearch={text !== ''} />
      </section>
      {list.isSuccess && (
        <Pagination
          // A page number beyond the last page shows the last page.
          page={list.isPlaceholderData ? page : list.data.currentPage}
          totalPages={list.data.totalPages}
          onChange={turnTo}
          hrefOf={(number) => listPath({ ...view, page: number })}
        />
      )}
    </Screen>
  );
}

interface SummaryProps extends Pick<ExamListView, 'text' | 'category'> {
  list: ExamPage;
}

function Summary({ list, text, category }: SummaryProps) {
  const { totalExams, notOffered } = list;
  if (notOffered !== undefined) {
    return (
      <>
        <strong className={styles.notOffered}>{texts.notOffered(notOffered)}</strong>{' '}
        <span>{totalExams > 0 ? texts.similarExams : texts.otherExams}</span>
      </>
    );
  }
  if (totalExams === 0) return null;
  return <span>{texts.found(totalExams, text, category)}</span>;
}

interface ExamResultsProps {
  list: ReturnType<typeof useExams>;
  isSearch: boolean;
  onClear: () => void;
}

function ExamResults({ list, isSearch, onClear }: ExamResultsProps) {
  const error = useLoadError(list);
  const attempts = useOpenAttempts();
  const isOwnShown = useStaysShown('list', !useIsOpenLoading());
  const isUnknown = list.data?.notOffered !== undefined && list.data.exams.length === 0;
  const offered = useOfferedExams(isUnknown);
  if (error) {
    return <QueryFailure title={isSearch ? texts.searchFailed : texts.listFailed} query={list} />;
  }
  // What belongs together is shown together, so that the page does not move.
  const isOfferedLoading = isUnknown && offered.isPending && offered.failureCount === 0;
  if (list.data === undefined || !isOwnShown || isOfferedLoading) return <ExamCardsSkeleton />;
  const { exams } = list.data;
  return (
    <>
      {isUnknown && offered.data && <OfferedExams exams={offered.data.exams} />}
      {exams.length === 0 ? (
        <EmptyState
          title={texts.noneTitle}
          text={texts.noneText}
          action={
            <Button variant="secondary" onClick={onClear}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <ExamCards exams={exams} attempts={attempts} isBusy={list.isPlaceholderData} />
      )}
    </>
  );
}

interface ExamCardsProps {
  exams: readonly ExamSummary[];
  attempts: readonly OpenAttempt[];
  isBusy: boolean;
}

function ExamCards({ exams, attempts, isBusy }: ExamCardsProps) {
  const step = useSteps(2);
  return (
    <ul className={styles.cards} aria-busy={isBusy}>
      {(step === 1 ? exams.slice(0, FIRST_CARDS) : exams).map((exam) => (
        <ExamCard
          key={exam._id}
          exam={exam}
          running={attempts.filter(({ examId }) => examId === exam._id)}
        />
      ))}
    </ul>
  );
}
