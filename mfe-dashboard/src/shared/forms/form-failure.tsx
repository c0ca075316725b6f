import { CircleAlert } from '@abhyas/ui';
import { useEffect, useRef } from 'react';
import styles from './form-failure.module.css';

interface FormFailureProps {
  /** The error of the whole form; renders nothing if absent. */
  failure: { message?: string | undefined } | undefined;
}

/** A failure without a field: announced at once, and it takes the focus. */
export function FormFailure({ failure }: FormFailureProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button became pending and lost the focus.
    line.current?.focus();
  }, [failure]);
  if (failure?.message === undefined) return null;
  return (
    <p ref={line} role="alert" tabIndex={-1} className={styles.failure}>
      <CircleAlert aria-hidden="true" />
      <span>{failure.message}</span>
    </p>
  );
}
