import { Pagination, Tabs } from '@abhyas/ui';
import { useEffect, useRef } from 'react';
import type { DetailedResult } from '../api/results.types';
import { usePrinting } from '../hooks/use-printing';
import type { ReviewState } from '../hooks/use-review-state';
import {
  filterCounts,
  filterResults,
  REVIEW_FILTERS,
  reviewFilterOf,
  type ReviewFilter,
} from '../rules/review-filters';
import { pageOfQuestion, reviewPage } from '../rules/review-pages';
import { QuestionJumps } from './question-jumps';
import { QuestionList } from './question-list';
import styles from './review-section.module.css';
import { SubjectChoice } from './subject-choice';

const LABELS: Record<ReviewFilter, string> = {
  all: 'All',
  correct: 'Correct',
  incorrect: 'Incorrect',
  wrong: 'Answered wrong',
  'not-attempted': 'Not answered',
  marked: 'Marked',
};

const EMPTY_TEXTS: Record<ReviewFilter, string> = {
  all: 'This test has no questions.',
  correct: 'No question was answered correctly this time.',
  incorrect: 'Every question was answered correctly.',
  wrong: 'No answer was wrong.',
  'not-attempted': 'You attempted every question.',
  marked: 'You did not mark any question for review.',
};

export interface AllQuestionsProps {
  results: readonly DetailedResult[];
  participants: number;
  state: ReviewState & { readonly filter: ReviewFilter };
  onChange: (state: Partial<ReviewState> & Pick<ReviewState, 'filter'>) => void;
}

/** All questions with filters, in pages, with a jump to each. */
export function AllQuestions({ results, participants, state, onChange }: AllQuestionsProps) {
  const { filter } = state;
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  // A subject of another test, or none at all, limits nothing.
  const subject = subjects.find((name) => name === state.subject) ?? null;
  const ofSubject = subject === null ? results : results.filter((one) => one.subject === subject);
  const counts = filterCounts(ofSubject);
  const matching = filterResults(results, filter, subject);
  const isPrinting = usePrinting();
  const { items, page, pages } = reviewPage(matching, state.page);
  const top = useRef<HTMLParagraphElement>(null);
  const target = useRef<number>(null);
  useEffect(() => {
    if (target.current === null) return;
    const heading = document.getElementById(headingId(target.current));
    target.current = null;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  });
  const goToPage = (next: number) => {
    onChange({ filter, subject, page: next });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  const jump = (number: number) => {
    target.current = number;
    onChange({ filter: 'all', page: pageOfQuestion(number) });
  };
  return (
    <Tabs
      label="Which questions"
      tabs={REVIEW_FILTERS.map((value) => ({ value, label: LABELS[value], count: counts[value] }))}
      value={filter}
      onValueChange={(value) => onChange({ filter: reviewFilterOf(value) ?? 'all', subject })}
    >
      <div className={styles.ways}>
        {subjects.length > 1 && (
          <SubjectChoice
            subjects={subjects}
            value={subject}
            onChange={(chosen) => onChange({ filter, subject: chosen })}
          />
        )}
        <QuestionJumps results={results} onJump={jump} />
      </div>
      <p className={styles.printed}>
        {LABELS[filter]}: {counts[filter]} of {ofSubject.length}
        {subject !== null && `, ${subject}`}
      </p>
      {matching.length === 0 && <p className={styles.none}>{EMPTY_TEXTS[filter]}</p>}
      {pages > 1 && (
        <p ref={top} tabIndex={-1} className={styles.shown} data-print="none">
          Page {page} of {pages}: questions {items[0]?.number} to {items.at(-1)?.number}
        </p>
      )}
      <QuestionList
        key={`${filter} ${subject} ${page}`}
        items={isPrinting ? matching : items}
        participants={participants}
      />
      <Pagination page={page} totalPages={pages} onChange={goToPage} label="Pages of the review" />
    </Tabs>
  );
}

/** The id of a question's heading, which gets the focus after a jump. */
function headingId(number: number): string {
  return `question-${number}`;
}
