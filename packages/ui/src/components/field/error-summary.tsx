import { useEffect, useRef, type MouseEvent } from 'react';
import * as texts from '../../texts/field';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the field's control; absent if the message is not about a single field. */
  field?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the form; renders nothing while empty. */
  errors: readonly FieldError[];
  title?: string;
  /** The submit count: each new submit takes focus again, even with the same errors. */
  attempt?: number;
}

function focusControl(event: MouseEvent<HTMLAnchorElement>, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}

/**
 * All errors of a form, above it. Takes focus when the errors change or a new submit fails.
 * Therefore the form must not validate while the user types.
 */
export function ErrorSummary({
  errors,
  title = texts.thereIsAProblem,
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
