import { useGrowing } from '../hooks/use-growing';
import { outcomeOf, VERDICTS, type NumberedResult } from '../rules/review-filters';
import styles from './question-list.module.css';
import { ReviewQuestion } from './review-question';

export interface QuestionListProps {
  items: readonly NumberedResult[];
  participants: number;
}

/** Any number of questions: renders the first at once, the others in steps, so no click waits. */
export function QuestionList({ items, participants }: QuestionListProps) {
  const count = useGrowing(items.length);
  return (
    <div className={styles.list}>
      {items.slice(0, count).map(({ number, result }) => (
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
