import { Button } from '@abhyas/ui';
import type { RefObject } from 'react';
import type { DetailedResult } from '../api/results.types';
import { useReviewState } from '../hooks/use-review-state';
import { firstToReview, outcomeOf, VERDICTS } from '../rules/review-filters';
import { AllQuestions } from './all-questions';
import { ReviewQuestion } from './review-question';
import styles from './review-section.module.css';

export interface ReviewSectionProps {
  results: readonly DetailedResult[];
  participants: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The first three mistakes. A button shows all questions with filters. */
export function ReviewSection({ results, participants, headingRef }: ReviewSectionProps) {
  const [state, setState] = useReviewState();
  const { filter } = state;
  return (
    <section aria-labelledby="review">
      <div className={styles.head}>
        <h2 id="review" ref={headingRef} tabIndex={-1} className={styles.heading}>
          Questions to Review
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setState({ filter: filter === null ? 'all' : null })}
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
          state={{ ...state, filter }}
          onChange={setState}
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
      verdict={VERDICTS[outcomeOf(item.result)]}
    />
  ));
}
