import { useEffect, useRef } from 'react';
import { CircleAlert } from '@abhyas/ui';
import styles from './form-failure.module.css';

interface FormFailureProps {
  /** What went wrong with the whole of it; nothing is drawn where absent. */
  failure: { message?: string | undefined } | undefined;
}

/** A failure that belongs to no field: said at once, and the keyboard goes on from here. */
export function FormFailure({ failure }: FormFailureProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed went pending, which let go of the focus.
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
