import { Badge, type Tone } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { memo, type ReactNode } from 'react';
import * as texts from '../../../texts/results-review';
import { partText, questionMarksText } from '../rules/marks-texts';
import { timeText } from '../rules/question-times';
import type { NumberedResult, Outcome } from '../rules/review-filters';
import { AllOptions } from './all-options';
import { OwnAnswer, RightAnswer } from './answer-text';
import { Figures, QuestionContent } from './question-content';
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
        <summary
          className={styles.line}
          onClick={(event) => {
            // The browser reports a press only later: a second press before that would be undone.
            event.preventDefault();
            onFold?.(number, isUnfolded);
          }}
        >
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
          <span>{`${texts.correctAnswer}:`}</span> <RightAnswer result={result} />
        </p>
      )}
    </article>
  );
});

function Facts({ result, participants }: ReviewQuestionProps) {
  const time = timeText(result, participants);
  const marks = questionMarksText(result);
  return (
    <>
      {marks !== undefined && <span>{marks}</span>}
      <span>{result.subject}</span>
      <span>{result.difficulty}</span>
      {time !== undefined && <span>{time}</span>}
      {result.marked && <span>{texts.markedForReview}</span>}
    </>
  );
}

function Solution({ number, result, outcome }: ReviewQuestionProps) {
  const { explanation, explanationFigures = [] } = result;
  const reason = partText(result) ?? texts.reasons[outcome];
  const isOpen = outcome === 'not-attempted';
  return (
    <>
      <QuestionContent result={result} />
      <dl className={styles.answers}>
        {outcome !== 'correct' && (
          <Answer label={texts.yourAnswer} className={isOpen ? undefined : OWN[outcome]}>
            <OwnAnswer result={result} />
          </Answer>
        )}
        <Answer label={keyLabel(result.correctOptions)} className={styles.correct}>
          <RightAnswer result={result} />
        </Answer>
      </dl>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      {result.options.length > 0 && <AllOptions result={result} />}
      {(explanation || explanationFigures.length > 0) && (
        <div className={styles.explanation}>
          <p>
            <strong>{texts.explanation}</strong> {explanation && <MathText text={explanation} />}
          </p>
          <Figures figures={explanationFigures} />
        </div>
      )}
      <QuestionTools questionId={result.questionId} number={number} />
    </>
  );
}

function keyLabel(correctOptions: readonly number[] | undefined): string {
  return (correctOptions?.length ?? 1) > 1 ? texts.correctAnswers : texts.correctAnswer;
}

interface AnswerProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

function Answer({ label, className, children }: AnswerProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const TONES: Record<Outcome, Tone> = {
  correct: 'success',
  partly: 'warning',
  wrong: 'danger',
  'not-attempted': 'neutral',
  'not-counted': 'neutral',
  bonus: 'success',
  dropped: 'neutral',
};

/** The colour of the student's own answer; none where it is neither right nor wrong. */
const OWN: Partial<Record<Outcome, string | undefined>> = {
  wrong: styles.wrong,
  partly: styles.partly,
};
