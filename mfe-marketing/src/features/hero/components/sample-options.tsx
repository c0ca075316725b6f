import { CircleCheck, CircleX, classNames } from '@abhyas/ui';
import { useId } from 'react';
import type { SampleQuestion } from '../rules/sample-paper';
import styles from './sample-options.module.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

interface SampleOptionsProps {
  question: SampleQuestion;
  answer: number | null;
  onAnswer: (option: number) => void;
}

/** A question with its options; once one is chosen, the explanation. */
export function SampleOptions({ question, answer, onAnswer }: SampleOptionsProps) {
  const id = useId();
  const isRight = answer === question.correct;
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>{question.question}</legend>
      <div className={styles.options}>
        {question.options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={answer === index}
              onChange={() => {
                onAnswer(index);
              }}
            />
            <span className={styles.letter} aria-hidden="true">
              {LETTERS[index]}
            </span>
            {option}
          </label>
        ))}
      </div>
      <p
        role="status"
        className={classNames(
          styles.explanation,
          answer !== null && (isRight ? styles.right : styles.wrong),
        )}
      >
        {answer === null ? (
          'Choose an answer and see why.'
        ) : (
          <>
            {isRight ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
            <span>
              <strong>
                {isRight ? 'Correct.' : `Not quite: ${LETTERS[question.correct] ?? ''} is right.`}
              </strong>{' '}
              {question.explanation}
            </span>
          </>
        )}
      </p>
    </fieldset>
  );
}
