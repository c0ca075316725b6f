import { Badge, Button, classNames, Flag } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { OPTION_LETTERS } from '@abhyas/web-kit';
import { memo } from 'react';
import type { Question } from '../../../shared/paper.types';
import { markedForReview } from '../../../texts/mark';
import * as texts from '../../../texts/question';
import styles from './question-view.module.css';

export interface QuestionViewProps {
  question: Question;
  /** Its subject, unless it is shown elsewhere. */
  subject: string | undefined;
  number: number;
  total: number;
  selectedOption: number | null;
  isMarked: boolean;
  isReadOnly: boolean;
  /** Must be stable between renders. */
  onSelect: (option: number) => void;
  /** Takes the answer back; undefined where that is not possible. Must be stable between renders. */
  onClear: (() => void) | undefined;
}

// Always rendered and shown when needed: faster than creating it on a click.
const MARKED = (
  <Badge tone="warning">
    <Flag aria-hidden="true" />
    {markedForReview}
  </Badge>
);

/** The question and its options: a radio group. The whole card of an option is clickable. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { question, subject, number, total, selectedOption, isMarked, isReadOnly } = props;
  const { onSelect, onClear } = props;
  const textId = `question-${question._id}`;
  return (
    <div className={styles.question}>
      <div className={styles.place}>
        <h2 className={styles.number}>
          {texts.heading(number, total, (words) => (
            <span className={styles.total}>{words}</span>
          ))}
        </h2>
        {subject !== undefined && <span className={styles.subject}>{subject}</span>}
        <span className={styles.badge} hidden={!isMarked}>
          {MARKED}
        </span>
      </div>
      <div id={textId} className={styles.text}>
        <MathText text={question.question} />
      </div>
      <div role="radiogroup" aria-labelledby={textId} className={styles.options}>
        {question.options.map((option, index) => (
          <label
            key={index}
            className={classNames(
              styles.option,
              selectedOption === index && styles.chosen,
              isReadOnly && styles.readOnly,
            )}
          >
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
      {onClear && (
        <Button
          variant="ghost"
          size="sm"
          edge="start"
          className={styles.clear}
          disabled={selectedOption === null || isReadOnly}
          onClick={onClear}
        >
          {texts.clearResponse}
        </Button>
      )}
    </div>
  );
});
