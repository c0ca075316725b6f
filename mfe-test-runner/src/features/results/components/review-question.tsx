import { Badge, type Tone } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { memo } from 'react';
import { OPTION_LETTERS } from '../../../shared/option-letters';
import type { DetailedResult } from '../api/results.types';
import { timeText } from '../rules/question-times';
import type { NumberedResult, Verdict } from '../rules/review-filters';
import { AllOptions } from './all-options';
import { QuestionTools } from './question-tools';
import styles from './review-question.module.css';

export interface ReviewQuestionProps extends NumberedResult {
  participants: number;
  verdict: Verdict;
}

/** The review of one question: the chosen option, the right one, and the explanation. */
export const ReviewQuestion = memo(function ReviewQuestion(props: ReviewQuestionProps) {
  const { number, result, participants, verdict } = props;
  const heading = `question-${number}`;
  const time = timeText(result, participants);
  const { explanation } = result;
  return (
    <article className={styles.question} aria-labelledby={heading}>
      <div className={styles.meta}>
        <h3 id={heading} tabIndex={-1} className={styles.number}>
          Question {number}
        </h3>
        <Badge tone={TONES[verdict]}>{verdict}</Badge>
        <span>{result.subject}</span>
        <span>{result.difficulty}</span>
        {time !== undefined && <span>{time}</span>}
        {result.marked && <span>Marked for review</span>}
      </div>
      <div className={styles.text}>
        <MathText text={result.question} />
      </div>
      <dl className={styles.answers}>
        {!result.isCorrect && (
          <Answer
            label="Your Answer"
            className={result.selectedOption === null ? undefined : styles.wrong}
            result={result}
            option={result.selectedOption}
          />
        )}
        <Answer
          label="Correct Answer"
          className={styles.right}
          result={result}
          option={result.correctAnswer}
        />
      </dl>
      <AllOptions options={result.options} />
      {explanation !== null && explanation !== '' && (
        <p className={styles.explanation}>
          <strong>Explanation:</strong> <MathText text={explanation} />
        </p>
      )}
      <QuestionTools questionId={result.questionId} number={number} />
    </article>
  );
});

interface AnswerProps {
  label: string;
  className: string | undefined;
  result: DetailedResult;
  option: number | null;
}

function Answer({ label, className, result, option }: AnswerProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        {option === null ? (
          'Not attempted'
        ) : (
          <>
            {OPTION_LETTERS[option]}. <MathText text={result.options[option] ?? ''} />
          </>
        )}
      </dd>
    </div>
  );
}

const TONES: Record<Verdict, Tone> = {
  Correct: 'success',
  Incorrect: 'danger',
  'Not answered': 'neutral',
};
