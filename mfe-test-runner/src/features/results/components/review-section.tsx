import { Button, Tabs } from '@abhyas/ui';
import type { RefObject } from 'react';
import type { DetailedResult } from '../api/results.types';
import { useReviewFilter } from '../hooks/use-review-filter';
import {
  filterCounts,
  filterResults,
  firstToReview,
  REVIEW_FILTERS,
  reviewFilterOf,
  type ReviewFilter,
} from '../rules/review-filters';
import { QuestionList } from './question-list';
import { ReviewQuestion } from './review-question';
import styles from './review-section.module.css';

const LABELS: Record<ReviewFilter, string> = {
  all: 'All',
  correct: 'Correct',
  incorrect: 'Incorrect',
  'not-attempted': 'Not attempted',
  marked: 'Marked',
};

const EMPTY_TEXTS: Record<ReviewFilter, string> = {
  all: 'This test has no questions.',
  correct: 'No question was answered correctly this time.',
  incorrect: 'No answer was wrong.',
  'not-attempted': 'You attempted every question.',
  marked: 'You did not mark any question for review.',
};

export interface ReviewSectionProps {
  results: readonly DetailedResult[];
  participants: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The first three mistakes. A button shows all questions with filters. */
export function ReviewSection({ results, participants, headingRef }: ReviewSectionProps) {
  const [filter, setFilter] = useReviewFilter();
  return (
    <section aria-labelledby="review">
      <div className={styles.head}>
        <h2 id="review" ref={headingRef} tabIndex={-1} className={styles.heading}>
          Questions to Review
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setFilter(filter === null ? 'all' : null)}
        >
          {filter === null ? reviewAllText(results.length) : 'Show the first mistakes'}
        </Button>
      </div>
      {filter === null ? (
        <FirstMistakes results={results} participants={participants} />
      ) : (
        <AllQuestions
          results={results}
          participants={participants}
          filter={filter}
          onFilter={setFilter}
        />
      )}
    </section>
  );
}

function reviewAllText(count: number): string {
  return count === 1 ? 'Review the question' : `Review all ${count} questions`;
}

type ListProps = Omit<ReviewSectionProps, 'headingRef'>;

function FirstMistakes({ results, participants }: ListProps) {
  const mistakes = firstToReview(results);
  if (mistakes.length === 0) return <p>No mistakes: there is nothing you have to review.</p>;
  return mistakes.map((item) => (
    <ReviewQuestion
      key={item.result.questionId}
      {...item}
      participants={participants}
      verdict="Incorrect"
    />
  ));
}

interface AllQuestionsProps extends ListProps {
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

function AllQuestions({ results, participants, filter, onFilter }: AllQuestionsProps) {
  const counts = filterCounts(results);
  return (
    <Tabs
      label="Which questions"
      tabs={REVIEW_FILTERS.map((value) => ({ value, label: LABELS[value], count: counts[value] }))}
      value={filter}
      onValueChange={(value) => onFilter(reviewFilterOf(value) ?? 'all')}
    >
      <p className={styles.printed}>
        {LABELS[filter]}: {counts[filter]} of {results.length}
      </p>
      {counts[filter] === 0 && <p className={styles.none}>{EMPTY_TEXTS[filter]}</p>}
      <QuestionList
        key={filter}
        items={filterResults(results, filter)}
        participants={participants}
      />
    </Tabs>
  );
}
