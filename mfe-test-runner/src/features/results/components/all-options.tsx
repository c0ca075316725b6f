import { MathText } from '@abhyas/ui/math-text';
import { OPTION_LETTERS } from '@abhyas/web-kit';
import { useState } from 'react';
import * as texts from '../../../texts/results-review';
import styles from './review-question.module.css';

/** All options of a question. Rendered only when opened. */
export function AllOptions({ options }: { options: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.options} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.allOptions}</summary>
      {isOpen && (
        <ul>
          {options.map((option, index) => (
            <li key={index}>
              {OPTION_LETTERS[index]}. <MathText text={option} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
