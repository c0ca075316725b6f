import { useId } from 'react';
import * as texts from '../../../texts/results-review';
import styles from './subject-choice.module.css';

export interface SubjectChoiceProps {
  subjects: readonly string[];
  /** Null for all subjects. */
  value: string | null;
  onChange: (subject: string | null) => void;
}

/** Limits the review to one subject. */
export function SubjectChoice({ subjects, value, onChange }: SubjectChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice} data-print="none">
      <label htmlFor={id}>{texts.subject}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{texts.allSubjects}</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </select>
    </p>
  );
}
