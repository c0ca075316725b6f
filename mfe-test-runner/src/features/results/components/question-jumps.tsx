import { classNames } from '@abhyas/ui';
import { useState } from 'react';
import type { DetailedResult } from '../api/results.types';
import { outcomeOf, VERDICTS, type Outcome } from '../rules/review-filters';
import styles from './question-jumps.module.css';

export interface QuestionJumpsProps {
  results: readonly DetailedResult[];
  /** With a number from 1. */
  onJump: (number: number) => void;
}

/** All question numbers, with what became of each; one click leads to the question. */
export function QuestionJumps({ results, onJump }: QuestionJumpsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.jumps}
      data-print="none"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Go to a question</summary>
      {isOpen && (
        <ol className={styles.numbers}>
          {results.map((result, index) => {
            const outcome = outcomeOf(result);
            return (
              <li key={result.questionId}>
                <button
                  type="button"
                  className={classNames(styles.number, styles[CLASSES[outcome]])}
                  aria-label={`Question ${index + 1}: ${VERDICTS[outcome]}`}
                  onClick={() => onJump(index + 1)}
                >
                  {index + 1}
                  <span aria-hidden="true">{MARKS[outcome]}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}

const MARKS: Record<Outcome, string> = { correct: '✓', wrong: '✕', 'not-attempted': '–' };
const CLASSES: Record<Outcome, string> = {
  correct: 'correct',
  wrong: 'wrong',
  'not-attempted': 'open',
};
