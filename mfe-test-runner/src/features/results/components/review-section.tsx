import { Button } from '@abhyas/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import { useReviewState } from '../hooks/use-review-state';
import { filterResults, firstToReview, outcomeOf, subjectOf } from '../rules/review-filters';
import { pageOfQuestion } from '../rules/review-pages';
import { AllQuestions } from './all-questions';
import { QuestionStrip } from './question-strip';
import { ReviewQuestion } from './review-question';
import styles from './review-section.module.css';

export interface ReviewSectionProps {
  results: readonly DetailedResult[];
  participants: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The first three mistakes; all questions with filters by a button or by their numbers. */
export function ReviewSection({ results, participants, headingRef }: ReviewSectionProps) {
  const [state, setState] = useReviewState();
  const { filter } = state;
  const area = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const fold = useCallback((number: number, isFolded: boolean) => {
    setUnfolded((before) => withNumber(before, number, !isFolded));
  }, []);
  const target = useRef<number>(null);
  useEffect(() => {
    if (target.current !== null && focusQuestion(target.current)) target.current = null;
  });
  const go = (number: number) => {
    fold(number, false);
    if (focusQuestion(number)) return;
    target.current = number;
    const subject = subjectOf(results, state.subject);
    const page = pageOfQuestion(filterResults(results, filter ?? 'all', subject), number);
    // What the filter leaves out is among all questions.
    if (page !== undefined) setState({ filter: filter ?? 'all', subject, page });
    else setState({ filter: 'all', page: pageOfQuestion(filterResults(results, 'all'), number) });
  };
  return (
    <section ref={area} aria-labelledby="review" className={styles.review}>
      <div className={styles.head}>
        <h2 id="review" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {texts.title}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setState({ filter: filter === null ? 'all' : null })}
        >
          {filter === null ? texts.reviewAll(results.length) : texts.showFirstMistakes}
        </Button>
      </div>
      {results.length > 1 && (
        <QuestionStrip results={results} area={area} shown={JSON.stringify(state)} onGo={go} />
      )}
      {filter === null ? (
        <FirstMistakes results={results} participants={participants} />
      ) : (
        <AllQuestions
          results={results}
          participants={participants}
          state={{ ...state, filter }}
          unfolded={unfolded}
          onFold={fold}
          onChange={setState}
        />
      )}
    </section>
  );
}

type ListProps = Omit<ReviewSectionProps, 'headingRef'>;

function FirstMistakes({ results, participants }: ListProps) {
  const mistakes = firstToReview(results);
  if (mistakes.length === 0) return <p className={styles.questions}>{texts.noMistakes}</p>;
  return (
    <div className={styles.questions}>
      {mistakes.map((item) => (
        <ReviewQuestion
          key={item.result.questionId}
          {...item}
          participants={participants}
          outcome={outcomeOf(item.result)}
        />
      ))}
    </div>
  );
}

function withNumber(
  numbers: ReadonlySet<number>,
  number: number,
  isIn: boolean,
): ReadonlySet<number> {
  if (numbers.has(number) === isIn) return numbers;
  return new Set(isIn ? [...numbers, number] : [...numbers].filter((one) => one !== number));
}

/** Focuses a question, by which keyboards can go on; false if it is not there. */
function focusQuestion(number: number): boolean {
  const heading = document.getElementById(`question-${number}`);
  const place = heading?.closest('summary') ?? heading;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
  return place !== null && place !== undefined;
}
