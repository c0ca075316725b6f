import { classNames } from '@abhyas/ui';
import { Link, useLocation } from 'react-router';
import * as texts from '../../../texts/results';
import type { AttemptFigures } from '../api/results.types';
import { reviewSearch } from '../hooks/use-review-state';
import { notAttemptedCount, wrongCount } from '../rules/result-texts';
import type { Outcome } from '../rules/review-filters';
import styles from './answer-bar.module.css';

export interface AnswerBarProps {
  figures: AttemptFigures;
  /** Answers with a part of the marks. */
  partlyRight: number;
  /** A count was followed: it leads to the review of those questions. */
  onReview: () => void;
}

/** The answers of a test as one bar: right, partly right, wrong, not answered. Each count leads to its questions. */
export function AnswerBar({ figures, partlyRight, onReview }: AnswerBarProps) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const outcomes = OUTCOMES.filter((outcome) => outcome !== 'partly' || partlyRight > 0);
  const counts: Record<Counted, number> = {
    correct: figures.correctAnswers,
    partly: partlyRight,
    wrong: wrongCount(figures, partlyRight),
    'not-attempted': notAttemptedCount(figures),
  };
  return (
    <div className={styles.answers}>
      <div className={styles.bar} aria-hidden="true">
        {outcomes.map(
          (outcome) =>
            counts[outcome] > 0 && (
              <span
                key={outcome}
                className={styles[CLASSES[outcome]]}
                style={{ flexGrow: counts[outcome] }}
              />
            ),
        )}
      </div>
      <ul className={styles.counts} aria-label={texts.answers}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <span
              aria-hidden="true"
              className={classNames(styles.swatch, styles[CLASSES[outcome]])}
            />
            {counts[outcome] === 0 ? (
              <span>{TEXTS[outcome](0)}</span>
            ) : (
              <Link
                to={{ search: reviewSearch(search, { filter: outcome }) }}
                state={state}
                preventScrollReset
                onClick={onReview}
              >
                {TEXTS[outcome](counts[outcome])}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Counted = Extract<Outcome, 'correct' | 'partly' | 'wrong' | 'not-attempted'>;

const OUTCOMES: readonly Counted[] = ['correct', 'partly', 'wrong', 'not-attempted'];

const TEXTS: Record<Counted, (count: number) => string> = {
  correct: texts.rightCount,
  partly: texts.partlyRightCount,
  wrong: texts.wrongCount,
  'not-attempted': texts.notAnsweredCount,
};

const CLASSES: Record<Counted, string> = {
  correct: 'right',
  partly: 'partly',
  wrong: 'wrong',
  'not-attempted': 'open',
};
