import { classNames, Pagination, Tabs, usePrinting } from '@abhyas/ui';
import { useEffect, useRef } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import type { ReviewChange, ReviewState } from '../hooks/use-review-state';
import {
  filterCounts,
  filterResults,
  reviewFilterOf,
  shownFilters,
  subjectOf,
  type ReviewFilter,
} from '../rules/review-filters';
import { reviewPage } from '../rules/review-pages';
import { QuestionList } from './question-list';
import styles from './review-section.module.css';
import { SubjectChoice } from './subject-choice';

export interface AllQuestionsProps {
  results: readonly DetailedResult[];
  participants: number;
  state: ReviewState & { readonly filter: ReviewFilter };
  unfolded: ReadonlySet<number>;
  onFold: (number: number, isFolded: boolean) => void;
  onChange: (changes: ReviewChange) => void;
}

/** All questions with filters, in pages. */
export function AllQuestions(props: AllQuestionsProps) {
  const { results, participants, state, unfolded, onFold, onChange } = props;
  const { filter } = state;
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  const subject = subjectOf(results, state.subject);
  const ofSubject = subject === null ? results : results.filter((one) => one.subject === subject);
  const counts = filterCounts(ofSubject);
  const matching = filterResults(results, filter, subject);
  const isPrinting = usePrinting();
  const { items, page, pages } = reviewPage(matching, state.page);
  const top = useRef<HTMLDivElement>(null);
  const pageText = useRef<HTMLParagraphElement>(null);
  const isNewChoice = useRef(false);
  useEffect(() => {
    if (!isNewChoice.current) return;
    isNewChoice.current = false;
    // Whoever had scrolled down would see the end of what they have just chosen.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  });
  const choose = (changes: ReviewChange) => {
    isNewChoice.current = true;
    onChange(changes);
  };
  const goToPage = (next: number) => {
    onChange({ filter, subject, page: next });
    pageText.current?.focus({ preventScroll: true });
    pageText.current?.scrollIntoView();
  };
  return (
    <div className={classNames(styles.questions, styles.filters)}>
      <Tabs
        label={texts.filters}
        tabs={shownFilters(filter, counts.partly).map((value) => ({
          value,
          label: texts.filterLabels[value],
          count: counts[value],
        }))}
        value={filter}
        onValueChange={(value) => choose({ filter: reviewFilterOf(value) ?? 'all', subject })}
      >
        <div ref={top} className={styles.top} />
        {subjects.length > 1 && (
          <SubjectChoice
            subjects={subjects}
            value={subject}
            onChange={(chosen) => choose({ filter, subject: chosen })}
          />
        )}
        <p className={styles.printed}>
          {subject === null
            ? texts.printedFilter(texts.filterLabels[filter], counts[filter], ofSubject.length)
            : texts.printedFilterIn(
                texts.filterLabels[filter],
                counts[filter],
                ofSubject.length,
                subject,
              )}
        </p>
        {matching.length === 0 && <p className={styles.none}>{texts.emptyTexts[filter]}</p>}
        {pages > 1 && (
          <p ref={pageText} tabIndex={-1} className={styles.shown} data-print="none">
            {texts.pageOf(page, pages, items[0]?.number ?? 0, items.at(-1)?.number ?? 0)}
          </p>
        )}
        <QuestionList
          key={`${filter} ${subject} ${page}`}
          items={isPrinting ? matching : items}
          participants={participants}
          unfolded={unfolded}
          onFold={onFold}
        />
        <Pagination page={page} totalPages={pages} onChange={goToPage} label={texts.pages} />
      </Tabs>
    </div>
  );
}
