import { useState } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult } from '../api/results.types';
import { OptionText } from './answer-text';
import styles from './review-question.module.css';

/** All options of a question. Rendered only when opened. */
export function AllOptions({ result }: { result: DetailedResult }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.options} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.allOptions}</summary>
      {isOpen && (
        <ul>
          {result.options.map((_, index) => (
            <li key={index}>
              <OptionText result={result} option={index} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
