import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the field's control; absent where the message is about no single one. */
  field?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the form; nothing is drawn while it is empty. */
  errors: readonly FieldError[];
  title?: string;
  /** How often the form was sent: a further try asks for focus again, the same errors or not. */
  attempt?: number;
}

function focusControl(event: MouseEvent<HTMLAnchorElement>, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}

/**
 * All that is wrong with a form, above it. Takes focus whenever a new list of errors arrives or a
 * further attempt fails; so the form must not check while it is being typed into.
 */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
  attempt = 0,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const signature = errors.map((error) => `${error.field ?? ''}:${error.message}`).join('|');
  useEffect(() => {
    if (signature !== '') box.current?.focus();
  }, [signature, attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field ?? ''}>
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  focusControl(event, field);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
