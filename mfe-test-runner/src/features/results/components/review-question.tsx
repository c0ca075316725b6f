import { Badge, type Tone } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { OPTION_LETTERS } from '@abhyas/web-kit';
import { memo } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import { timeText } from '../rules/question-times';
import type { NumberedResult, Outcome } from '../rules/review-filters';
import { AllOptions } from './all-options';
import { QuestionTools } from './question-tools';
import styles from './review-question.module.css';

export interface ReviewQuestionProps extends NumberedResult {
  participants: number;
  outcome: Outcome;
  /** Of a right answer: whether it is shown in full. */
  isUnfolded?: boolean;
  onFold?: (number: number, isFolded: boolean) => void;
}

/** The review of one question. A right answer is one line until it is unfolded. */
export const ReviewQuestion = memo(function ReviewQuestion(props: ReviewQuestionProps) {
  const { number, result, outcome, isUnfolded = false, onFold } = props;
  const heading = `question-${number}`;
  if (outcome !== 'correct') {
    return (
      <article className={styles.question} aria-labelledby={heading} data-question={number}>
        <div className={styles.meta}>
          <h3 id={heading} tabIndex={-1} className={styles.number}>
            {texts.question(number)}
          </h3>
          <Badge tone={TONES[outcome]}>{texts.verdicts[outcome]}</Badge>
          <Facts {...props} />
        </div>
        <Solution {...props} />
      </article>
    );
  }
  return (
    <article className={styles.right} aria-labelledby={heading} data-question={number}>
      <details
        open={isUnfolded}
        onToggle={(event) => onFold?.(number, !event.currentTarget.open)}
        className={styles.fold}
      >
        <summary className={styles.line}>
          <h3 id={heading} className={styles.number}>
            {texts.question(number)}
          </h3>
          <Badge tone={TONES[outcome]}>{texts.verdicts[outcome]}</Badge>
          <span className={styles.preview}>
            <MathText text={result.question} />
          </span>
        </summary>
        {isUnfolded && (
          <>
            <div className={styles.meta}>
              <Facts {...props} />
            </div>
            <Solution {...props} />
          </>
        )}
      </details>
      {!isUnfolded && (
        <p className={styles.printedAnswer}>
          {texts.correctAnswer}: <Option result={result} option={result.correctAnswer} />
        </p>
      )}
    </article>
  );
});

function Facts({ result, participants }: ReviewQuestionProps) {
  const time = timeText(result, participants);
  return (
    <>
      <span>{result.subject}</span>
      <span>{result.difficulty}</span>
      {time !== undefined && <span>{time}</span>}
      {result.marked && <span>{texts.markedForReview}</span>}
    </>
  );
}

function Solution({ number, result }: ReviewQuestionProps) {
  const { explanation } = result;
  return (
    <>
      <div className={styles.text}>
        <MathText text={result.question} />
      </div>
      <dl className={styles.answers}>
        {!result.isCorrect && (
          <Answer
            label={texts.yourAnswer}
            className={result.selectedOption === null ? undefined : styles.wrong}
            result={result}
            option={result.selectedOption}
          />
        )}
        <Answer
          label={texts.correctAnswer}
          className={styles.correct}
          result={result}
          option={result.correctAnswer}
        />
      </dl>
      <AllOptions options={result.options} />
      {explanation !== null && explanation !== '' && (
        <p className={styles.explanation}>
          <strong>{texts.explanation}</strong> <MathText text={explanation} />
        </p>
      )}
      <QuestionTools questionId={result.questionId} number={number} />
    </>
  );
}

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
      <dd>{option === null ? texts.notAttempted : <Option result={result} option={option} />}</dd>
    </div>
  );
}

function Option({ result, option }: { result: DetailedResult; option: number }) {
  return (
    <>
      {OPTION_LETTERS[option]}. <MathText text={result.options[option] ?? ''} />
    </>
  );
}

const TONES: Record<Outcome, Tone> = {
  correct: 'success',
  wrong: 'danger',
  'not-attempted': 'neutral',
};
