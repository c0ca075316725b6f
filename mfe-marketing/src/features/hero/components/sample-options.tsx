import { CircleCheck, CircleX, classNames } from '@abhyas/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import * as texts from '../../../texts/hero';
import type { SampleQuestion } from '../../../texts/sample-paper';
import type { QuestionState } from '../rules/palette-state';
import styles from './sample-options.module.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

interface SampleOptionsProps {
  question: SampleQuestion;
  state: QuestionState;
  /** Undefined after the last question. */
  nextTopic: string | undefined;
  onAnswer: (option: number) => void;
}

/** A question with its options; once one is chosen, the explanation. */
export function SampleOptions({ question, state, nextTopic, onAnswer }: SampleOptionsProps) {
  const id = useId();
  const { answer } = state;
  const isRight = answer === question.correct;
  const options = useRef<HTMLDivElement>(null);
  const takeChosen = useEffectEvent(() => {
    const inputs = [...(options.current?.querySelectorAll('input') ?? [])];
    const chosen = inputs.findIndex(({ checked }) => checked);
    if (chosen >= 0 && chosen !== answer) onAnswer(chosen);
  });
  // What was chosen before the script was there.
  useEffect(() => {
    takeChosen();
  }, []);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>{question.question}</legend>
      <div ref={options} className={styles.options}>
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
            <span>{option}</span>
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
          texts.chooseAnswer
        ) : (
          <>
            {isRight ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
            <span>
              <strong>{verdictOf(question, state)}</strong> <span>{question.explanation}</span>{' '}
              <span>{nextTopic === undefined ? texts.afterLast : texts.nextTopic(nextTopic)}</span>
            </span>
          </>
        )}
      </p>
      <noscript>
        <details className={styles.solution}>
          <summary>{texts.showAnswer}</summary>
          <span>{`${texts.solution(LETTERS[question.correct] ?? '')} ${question.explanation}`}</span>
        </details>
      </noscript>
    </fieldset>
  );
}

function verdictOf(
  { correct }: SampleQuestion,
  { answer, seconds, isChanged }: QuestionState,
): string {
  if (answer !== correct) return texts.wrong(LETTERS[correct] ?? '');
  return isChanged || seconds === 0 ? texts.right : texts.rightAfter(seconds);
}
