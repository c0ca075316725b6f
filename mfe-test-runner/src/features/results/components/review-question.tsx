import { Badge } from '@abhyas/ui';
import { MathText } from '../../../shared/math-text/math-text';
import { OPTION_LETTERS } from '../../../shared/option-letters';
import type { DetailedResult } from '../api/results.types';
import { minutesAndSeconds } from '../rules/result-texts';
import type { NumberedResult, Outcome } from '../rules/review-filters';
import { outcomeOf } from '../rules/review-filters';
import styles from './review-question.module.css';

/** One question looked back at: what was chosen, what is right, and why. */
export function ReviewQuestion({ number, result }: NumberedResult) {
  const { explanation } = result;
  return (
    <article className={styles.question} aria-label={`Question ${number}`}>
      <div className={styles.meta}>
        <span className={styles.number}>Question {number}</span>
        <OutcomeBadge result={result} />
        <span>{result.subject}</span>
        <span>{result.difficulty}</span>
        {result.timeSpent > 0 && <span>{minutesAndSeconds(result.timeSpent)}</span>}
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
      {explanation !== null && explanation !== '' && (
        <p className={styles.explanation}>
          <strong>Explanation:</strong> <MathText text={explanation} />
        </p>
      )}
    </article>
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

const OUTCOMES: Record<Outcome, 'success' | 'danger'> = {
  correct: 'success',
  incorrect: 'danger',
  'not-attempted': 'danger',
};

function OutcomeBadge({ result }: { result: DetailedResult }) {
  return (
    <Badge tone={OUTCOMES[outcomeOf(result)]}>{result.isCorrect ? 'Correct' : 'Incorrect'}</Badge>
  );
}
