import { memo } from 'react';
import { Badge, Flag } from '@abhyas/ui';
import { MathText } from '../../../shared/math-text/math-text';
import type { Question } from '../../../shared/paper.types';
import { OPTION_LETTERS } from '../../../shared/option-letters';
import styles from './question-view.module.css';

export interface QuestionViewProps {
  question: Question;
  number: number;
  total: number;
  selectedOption: number | null;
  isMarked: boolean;
  isReadOnly: boolean;
  /** The same between renders. */
  onSelect: (option: number) => void;
}

/** The question and its options: one radio group, each option a card that answers as a whole. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { question, number, total, selectedOption, isMarked, isReadOnly, onSelect } = props;
  const textId = `question-${question._id}`;
  return (
    <div className={styles.question}>
      <div className={styles.place}>
        <h2 className={styles.number}>
          Question {number} <span className={styles.total}>of {total}</span>
        </h2>
        <span className={styles.subject}>{question.subject}</span>
        {isMarked && (
          <Badge tone="warning">
            <Flag aria-hidden="true" />
            Marked for review
          </Badge>
        )}
      </div>
      <div id={textId} className={styles.text}>
        <MathText text={question.question} />
      </div>
      <div role="radiogroup" aria-labelledby={textId} className={styles.options}>
        {question.options.map((option, index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={question._id}
              checked={selectedOption === index}
              disabled={isReadOnly}
              onChange={() => onSelect(index)}
            />
            <span className={styles.letter}>{OPTION_LETTERS[index]}</span>
            <span className={styles.optionText}>
              <MathText text={option} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
});
