import { useState } from 'react';
import { Button, Tabs } from '@abhyas/ui';
import type { DetailedResult } from '../api/results.types';
import type { ReviewFilter } from '../rules/review-filters';
import {
  REVIEW_FILTERS,
  filterCounts,
  filterResults,
  firstToReview,
} from '../rules/review-filters';
import { ReviewQuestion } from './review-question';
import styles from './review-section.module.css';

const LABELS: Record<ReviewFilter, string> = {
  all: 'All',
  correct: 'Correct',
  incorrect: 'Incorrect',
  'not-attempted': 'Not attempted',
  marked: 'Marked',
};

/** The first three mistakes, like a teacher's notes; behind a button all questions with filters. */
export function ReviewSection({ results }: { results: readonly DetailedResult[] }) {
  const [hasAll, setHasAll] = useState(false);
  return (
    <section aria-labelledby="review">
      <div className={styles.head}>
        <h2 id="review" className={styles.heading}>
          Questions to Review
        </h2>
        <Button variant="secondary" size="sm" onClick={() => setHasAll(!hasAll)}>
          {hasAll ? 'Show the first mistakes' : `Review all ${results.length} questions`}
        </Button>
      </div>
      {hasAll ? <AllQuestions results={results} /> : <FirstMistakes results={results} />}
    </section>
  );
}

function FirstMistakes({ results }: { results: readonly DetailedResult[] }) {
  const mistakes = firstToReview(results);
  if (mistakes.length === 0) return <p>No mistakes: there is nothing you have to review.</p>;
  return mistakes.map((item) => <ReviewQuestion key={item.result.questionId} {...item} />);
}

function AllQuestions({ results }: { results: readonly DetailedResult[] }) {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const counts = filterCounts(results);
  const shown = filterResults(results, filter);
  return (
    <Tabs
      label="Which questions"
      tabs={REVIEW_FILTERS.map((value) => ({
        value,
        label: LABELS[value],
        count: counts[value],
      }))}
      value={filter}
      onValueChange={(value) => setFilter(REVIEW_FILTERS.find((one) => one === value) ?? 'all')}
    >
      {shown.length === 0 && <p className={styles.none}>No questions here.</p>}
      {shown.map((item) => (
        <ReviewQuestion key={item.result.questionId} {...item} />
      ))}
    </Tabs>
  );
}
