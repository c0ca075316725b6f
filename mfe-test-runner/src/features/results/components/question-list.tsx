import { outcomeOf, VERDICTS, type NumberedResult } from '../rules/review-filters';
import styles from './question-list.module.css';
import { ReviewQuestion } from './review-question';

export interface QuestionListProps {
  items: readonly NumberedResult[];
  participants: number;
}

/** The questions of a page, or all of them on paper. */
export function QuestionList({ items, participants }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ number, result }) => (
        <ReviewQuestion
          key={result.questionId}
          number={number}
          result={result}
          participants={participants}
          verdict={VERDICTS[outcomeOf(result)]}
        />
      ))}
    </div>
  );
}
