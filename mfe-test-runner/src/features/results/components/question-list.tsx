import { outcomeOf, type NumberedResult } from '../rules/review-filters';
import styles from './question-list.module.css';
import { ReviewQuestion } from './review-question';

export interface QuestionListProps {
  items: readonly NumberedResult[];
  participants: number;
  /** The right answers that are shown in full. */
  unfolded: ReadonlySet<number>;
  onFold: (number: number, isFolded: boolean) => void;
}

/** The questions of a page, or all of them on paper; right answers in one line each. */
export function QuestionList({ items, participants, unfolded, onFold }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ number, result }) => (
        <ReviewQuestion
          key={result.questionId}
          number={number}
          result={result}
          participants={participants}
          outcome={outcomeOf(result)}
          isUnfolded={unfolded.has(number)}
          onFold={onFold}
        />
      ))}
    </div>
  );
}
